//! The server: it reads messages, keeps the documents, and answers requests.

use crate::document::{Change, Document, Placed};
use crate::formatting;
use crate::names::View;
use crate::stages::{Lowered, Stage, Tools};
use crate::virtuals::{self, Address, Maker, Virtuals};
use crate::{
    actions, bytecode, capabilities, completion, diagnostics, hover, message, navigation, passes, structure,
    symbols,
};
use gen_lsp_types::{
    CallHierarchyIncomingCallsParams, CallHierarchyItem, CallHierarchyOutgoingCallsParams,
    CallHierarchyPrepareParams, CodeActionParams, CodeLensParams, CompletionParams, DefinitionParams,
    DidChangeTextDocumentParams, DidCloseTextDocumentParams, DidOpenTextDocumentParams,
    DocumentHighlightParams, DocumentSymbolParams, ExecuteCommandParams, FoldingRangeParams, Hover,
    HoverParams, ImplementationParams, InitializeParams, InlayHintParams, MarkupContent, MarkupKind,
    Position, PrepareRenameParams, PublishDiagnosticsParams, Range, ReferenceParams, RenameParams,
    SelectionRangeParams, SemanticTokensParams, SemanticTokensRangeParams, TextDocumentContentChangeEvent,
    TextDocumentContentParams, TextDocumentIdentifier, TextDocumentPositionParams, WorkspaceSymbolParams,
};
use lsp_server::{ErrorCode, Message, Notification, Request, RequestId, Response};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use terrace::Registry;

/// Serves a client until it says `exit`, and returns whether it said `shutdown` before. The calling thread needs a large
/// stack. Without `tools` there is no assembly.
///
/// # Errors
///
/// An ill-formed message ends the server: nothing says where the next one starts.
pub fn serve(
    registry: &Registry,
    tools: Option<Tools>,
    input: &mut (dyn Read + Send),
    output: &mut (dyn Write + Send),
) -> io::Result<bool> {
    let (sender, receiver) = channel();
    std::thread::scope(|scope| {
        let reader = scope.spawn(move || read(input, &sender));
        let mut server = Server {
            maker: Maker { registry, tools },
            registry: Arc::new(registry.clone()),
            output: BufWriter::new(output),
            documents: BTreeMap::new(),
            virtuals: RefCell::default(),
            state: State::New,
            client: Client::default(),
            n_requests: 0,
        };
        server.run(&receiver);
        reader.join().unwrap_or_else(|panic| resume_unwind(panic))?;
        Ok(server.state == State::ShutDown)
    })
}

/// Reads and sends the client's messages up to `exit`.
fn read(input: &mut dyn Read, sender: &Sender<Message>) -> io::Result<()> {
    let mut input = BufReader::new(input);
    while let Some(message) = message::read(&mut input)? {
        let is_exit = matches!(&message, Message::Notification(message) if message.method == "exit");
        if sender.send(message).is_err() || is_exit {
            break;
        }
    }
    Ok(())
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    Initialized,
    ShutDown,
}

/// The server's state.
struct Server<'a> {
    maker: Maker<'a>,
    /// That of the maker, for the documents.
    registry: Arc<Registry>,
    output: BufWriter<&'a mut (dyn Write + Send)>,
    /// By address.
    documents: BTreeMap<String, Document>,
    /// In a cell, because requests borrow documents meanwhile.
    virtuals: RefCell<Virtuals>,
    state: State,
    client: Client,
    /// How many requests the server has made.
    n_requests: i32,
}

/// The capabilities of the client.
#[derive(Default)]
struct Client {
    /// Whether it shows notes of diagnostics.
    shows_related: bool,
    /// Whether it asks for the text of virtual documents again.
    refreshes: bool,
    /// Whether it asks before it makes a change.
    confirms: bool,
}

/// The parameters of `terrace/virtualDocument`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct VirtualDocumentParams {
    text_document: TextDocumentIdentifier,
    position: Position,
    stage: String,
}

/// A request that cannot be answered.
pub struct Failure {
    code: ErrorCode,
    message: String,
}

impl Failure {
    /// A request that makes no sense here: the client shows the message.
    pub fn new(message: impl Into<String>) -> Self {
        Self { code: ErrorCode::RequestFailed, message: message.into() }
    }
}

type Answer = Result<Value, Failure>;

impl Server<'_> {
    fn run(&mut self, messages: &Receiver<Message>) {
        loop {
            // Changes that are there already are applied before the text is analyzed.
            let message = match messages.try_recv() {
                Err(TryRecvError::Empty) if self.publish() => continue,
                Err(TryRecvError::Empty) => {
                    self.documents.values_mut().for_each(Document::remember);
                    messages.recv().ok()
                }
                message => message.ok(),
            };
            match message {
                Some(Message::Request(request)) => self.request(request),
                Some(Message::Notification(message)) if message.method == "exit" => break,
                Some(Message::Notification(message)) => self.notification(message),
                Some(Message::Response(_)) => {}
                None => break,
            }
        }
    }

    /// Analyzes the changed documents and sends their diagnostics. Returns whether there were any.
    fn publish(&mut self) -> bool {
        let changed: Vec<String> = self
            .documents
            .values()
            .filter(|document| document.changed())
            .map(|doc| doc.uri.clone())
            .collect();
        let has_changed = !changed.is_empty();
        for uri in changed {
            let Some(document) = self.documents.get_mut(&uri) else { continue };
            let analysis = catch_unwind(AssertUnwindSafe(|| {
                document.analyze();
                diagnostics::of(document, self.client.shows_related)
            }));
            // A text that is not analyzed has no diagnostics until its next change.
            document.change = Change::None;
            let params = PublishDiagnosticsParams {
                version: document.version,
                uri: uri.as_str().into(),
                diagnostics: analysis.unwrap_or_default(),
            };
            let outdated = self.virtuals.get_mut().outdated(document);
            self.notify("textDocument/publishDiagnostics", &params);
            if self.client.refreshes {
                for uri in outdated {
                    self.ask("workspace/textDocumentContent/refresh", &json!({ "uri": uri }));
                }
            }
        }
        has_changed
    }

    /// Sends a request, whose response does not matter.
    fn ask(&mut self, method: &str, params: &impl Serialize) {
        self.n_requests += 1;
        let request = Request::new(self.n_requests.into(), method.to_owned(), params);
        self.send(Message::Request(request));
    }

    fn notify(&mut self, method: &str, params: &impl Serialize) {
        self.send(Message::Notification(Notification::new(method.to_owned(), params)));
    }

    /// Sends a message. A client that is gone closes the input, too.
    fn send(&mut self, message: Message) {
        let _ = message.write(&mut self.output).and_then(|()| self.output.flush());
    }

    fn request(&mut self, request: Request) {
        let id = request.id.clone();
        let answer = match (self.state, &*request.method) {
            (State::New, "initialize") => self.initialize(request),
            (State::New, _) => Err(Failure {
                code: ErrorCode::ServerNotInitialized,
                message: "the server is not initialized yet".to_owned(),
            }),
            (State::Initialized, "shutdown") => {
                self.state = State::ShutDown;
                Ok(Value::Null)
            }
            (State::Initialized, _) => {
                self.publish();
                catch_unwind(AssertUnwindSafe(|| self.answer(request))).unwrap_or_else(|_| {
                    let message = "this is a mistake in Terrace: please report it with the file".to_owned();
                    Err(Failure { code: ErrorCode::InternalError, message })
                })
            }
            (State::ShutDown, _) => Err(Failure {
                code: ErrorCode::InvalidRequest,
                message: "the server is shut down".to_owned(),
            }),
        };
        self.respond(id, answer);
    }

    fn respond(&mut self, id: RequestId, answer: Answer) {
        self.send(Message::Response(match answer {
            Ok(result) => Response::new_ok(id, result),
            Err(failure) => Response::new_err(id, failure.code as i32, failure.message),
        }));
    }

    fn initialize(&mut self, request: Request) -> Answer {
        let params: InitializeParams = params(request)?;
        let document = params.capabilities.text_document;
        let publish = document.and_then(|document| document.publish_diagnostics);
        let workspace = params.capabilities.workspace.unwrap_or_default();
        self.client = Client {
            shows_related: publish
                .and_then(|publish| publish.diagnostics_capabilities.related_information)
                .unwrap_or_default(),
            refreshes: workspace.text_document_content.is_some(),
            confirms: workspace.workspace_edit.is_some_and(|edit| edit.change_annotation_support.is_some()),
        };
        self.state = State::Initialized;
        Ok(json!({
            "serverInfo": { "name": "terrace", "version": terrace::VERSION },
            "capabilities": capabilities::capabilities(),
        }))
    }

    fn notification(&mut self, message: Notification) {
        if self.state != State::Initialized {
            return;
        }
        match &*message.method {
            "textDocument/didOpen" => {
                if let Ok(params) = message.extract::<DidOpenTextDocumentParams>("textDocument/didOpen") {
                    let item = params.text_document;
                    let uri = item.uri.to_string();
                    let address = Address::parse(&uri);
                    if address.is_some_and(|address| address.stage.language() != "mlir") {
                        return;
                    }
                    let document = Document::new(&self.registry, uri.clone(), Some(item.version), item.text);
                    self.documents.insert(uri, document);
                }
            }
            "textDocument/didChange" => {
                if let Ok(params) = message.extract::<DidChangeTextDocumentParams>("textDocument/didChange") {
                    self.change(params);
                }
            }
            "textDocument/didClose" => {
                if let Ok(params) = message.extract::<DidCloseTextDocumentParams>("textDocument/didClose") {
                    let uri = params.text_document.uri;
                    self.documents.remove(&uri.to_string());
                    let params = PublishDiagnosticsParams { uri, version: None, diagnostics: Vec::new() };
                    self.notify("textDocument/publishDiagnostics", &params);
                }
            }
            _ => {}
        }
    }

    fn change(&mut self, params: DidChangeTextDocumentParams) {
        let id = params.text_document;
        let Some(document) = self.documents.get_mut(&id.text_document_identifier.uri.to_string()) else {
            return;
        };
        document.version = Some(id.version);
        for change in params.content_changes {
            match change {
                TextDocumentContentChangeEvent::TextDocumentContentChangePartial(change) => {
                    document.replace(Some(change.range), &change.text);
                }
                TextDocumentContentChangeEvent::TextDocumentContentChangeWholeDocument(change) => {
                    document.replace(None, &change.text);
                }
            }
        }
    }

    fn answer(&mut self, request: Request) -> Answer {
        match &*request.method {
            "textDocument/hover" => {
                let at = self.place(params::<HoverParams>(request)?.text_document_position_params)?;
                let hover = hover::hover(self.maker.registry, at.view, at.offset);
                let hover = hover.map(|(mut value, start, end)| {
                    value.push_str(&self.virtuals.borrow_mut().lowering(self.maker, &at));
                    Hover {
                        contents: MarkupContent { kind: MarkupKind::Markdown, value }.into(),
                        range: Some(at.range(start, end)),
                    }
                });
                answer(&hover)
            }
            "textDocument/implementation" => {
                let params = params::<ImplementationParams>(request)?.text_document_position_params;
                let at = self.place(params)?;
                answer(&self.virtuals.borrow_mut().implementations(self.maker, &at))
            }
            "textDocument/definition" => {
                let params = params::<DefinitionParams>(request)?.text_document_position_params;
                let uri = params.text_document.uri.to_string();
                if let Some(address) = Address::parse(&uri) {
                    let line = params.position.line;
                    let here = self.documents.get(&uri).and_then(|document| {
                        let at = place(document, params.position).ok()?;
                        at.view.meaning(at.offset)?;
                        Some(navigation::definition(document, at.placed, at.view, at.offset))
                    });
                    // Names that the text defines are in the text; everything else comes from the source.
                    return match here {
                        Some(here) => answer(&here),
                        None => {
                            let (document, lowered, placed) = self.lowered(&address)?;
                            let origin = virtuals::origin(document, placed, &lowered, line);
                            answer(&origin.into_iter().collect::<Vec<_>>())
                        }
                    };
                }
                let at = self.place(params)?;
                answer(&navigation::definition(at.document, at.placed, at.view, at.offset))
            }
            "textDocument/references" => {
                let params: ReferenceParams = params(request)?;
                let at = self.place(params.text_document_position_params)?;
                let with_definition = params.context.include_declaration;
                answer(&navigation::references(at.document, at.placed, at.view, at.offset, with_definition))
            }
            "textDocument/documentHighlight" => {
                let at =
                    self.place(params::<DocumentHighlightParams>(request)?.text_document_position_params)?;
                answer(&navigation::highlights(at.document, at.placed, at.view, at.offset))
            }
            "textDocument/prepareRename" => {
                let at = self.place(params::<PrepareRenameParams>(request)?.text_document_position_params)?;
                answer(&navigation::renamed(at.view, at.offset).map(|(_, start, end)| at.range(start, end)))
            }
            "textDocument/rename" => {
                let params: RenameParams = params(request)?;
                let at = self.place(params.text_document_position_params)?;
                let edits = navigation::rename(at.document, at.placed, at.view, at.offset, &params.new_name)?;
                answer(&json!({ "changes": { at.document.uri.as_str(): edits } }))
            }
            "textDocument/completion" => {
                let at = self.place(params::<CompletionParams>(request)?.text_document_position_params)?;
                let items = completion::completions(self.maker.registry, at.document, at.placed, at.offset);
                // They depend on what is typed so far.
                answer(&json!({ "isIncomplete": true, "items": items }))
            }
            "textDocument/prepareCallHierarchy" => {
                let params: CallHierarchyPrepareParams = params(request)?;
                let at = self.place(params.text_document_position_params)?;
                let item = symbols::call_item(at.document, at.placed, at.view, at.offset);
                answer(&item.map(|item| vec![item]))
            }
            "callHierarchy/incomingCalls" => {
                let at = self.place_of(params::<CallHierarchyIncomingCallsParams>(request)?.item)?;
                answer(&symbols::incoming(at.document, at.placed, at.view, at.offset))
            }
            "callHierarchy/outgoingCalls" => {
                let at = self.place_of(params::<CallHierarchyOutgoingCallsParams>(request)?.item)?;
                answer(&symbols::outgoing(at.document, at.placed, at.view, at.offset))
            }
            "textDocument/documentSymbol" => {
                let params: DocumentSymbolParams = params(request)?;
                answer(&symbols::document_symbols(self.document(&params.text_document)?))
            }
            "workspace/symbol" => {
                let params: WorkspaceSymbolParams = params(request)?;
                answer(&symbols::workspace_symbols(self.documents.values(), &params.query))
            }
            "textDocument/codeLens" => {
                let params: CodeLensParams = params(request)?;
                answer(&symbols::lenses(self.document(&params.text_document)?))
            }
            "textDocument/codeAction" => {
                let params: CodeActionParams = params(request)?;
                answer(&actions::actions(
                    self.maker.registry,
                    self.document(&params.text_document)?,
                    params.range,
                ))
            }
            "workspace/executeCommand" => {
                let params: ExecuteCommandParams = params(request)?;
                self.execute(params)
            }
            "workspace/textDocumentContent" => {
                let uri = params::<TextDocumentContentParams>(request)?.uri.to_string();
                let address = Address::parse(&uri)
                    .ok_or_else(|| Failure::new(format!("'{uri}' is no virtual document")))?;
                let text = self.lowered(&address)?.1.text.clone();
                self.virtuals.get_mut().show(&uri);
                answer(&json!({ "text": text }))
            }
            "terrace/virtualDocument" => {
                let params: VirtualDocumentParams = params(request)?;
                let stage = Stage::of_name(&params.stage)
                    .ok_or_else(|| Failure::new(format!("'{}' is no stage", params.stage)))?;
                let language = stage.language();
                let at = place(self.document(&params.text_document)?, params.position)?;
                let function = virtuals::function_at(at.view, at.offset);
                let uri = Address::new(stage, at.document, at.placed, function).uri();
                answer(&json!({ "uri": uri, "languageId": language }))
            }
            "terrace/passes" => answer(&passes::all(self.maker.registry)),
            "mlir/convertFromBytecode" => {
                let uri = params::<TextDocumentIdentifier>(request)?.uri.to_string();
                answer(&json!({ "output": bytecode::text(self.maker.registry, &uri)? }))
            }
            "mlir/convertToBytecode" => {
                let uri = params::<TextDocumentIdentifier>(request)?.uri.to_string();
                let document = self.documents.get(&uri).ok_or_else(|| {
                    Failure::new("language server does not contain an entry for this source file")
                })?;
                answer(&json!({ "output": bytecode::bytecode(self.maker.registry, document)? }))
            }
            "textDocument/semanticTokens/full" => {
                let params: SemanticTokensParams = params(request)?;
                let data = structure::tokens(self.document(&params.text_document)?, None);
                answer(&json!({ "data": data }))
            }
            "textDocument/semanticTokens/range" => {
                let params: SemanticTokensRangeParams = params(request)?;
                let data = structure::tokens(self.document(&params.text_document)?, Some(params.range));
                answer(&json!({ "data": data }))
            }
            "textDocument/inlayHint" => {
                let params: InlayHintParams = params(request)?;
                answer(&structure::hints(self.document(&params.text_document)?, params.range))
            }
            "textDocument/formatting" | "textDocument/rangeFormatting" => {
                let params: formatting::Params = params(request)?;
                answer(&formatting::edits(self.document(&params.text_document)?, params.range))
            }
            "textDocument/foldingRange" => {
                let params: FoldingRangeParams = params(request)?;
                answer(&structure::folds(self.document(&params.text_document)?))
            }
            "textDocument/selectionRange" => {
                let params: SelectionRangeParams = params(request)?;
                let document = self.document(&params.text_document)?;
                let select = |position| {
                    let at = place(document, position)?;
                    Ok(structure::selections(at.document, at.placed, at.offset))
                };
                answer(&params.positions.into_iter().map(select).collect::<Result<Vec<_>, Failure>>()?)
            }
            _ => Err(Failure {
                code: ErrorCode::MethodNotFound,
                message: format!("'{}' is not supported", request.method),
            }),
        }
    }

    /// The text of a virtual document, the document that it comes from, and the chunk.
    fn lowered(&self, address: &Address) -> Result<(&Document, Rc<Lowered>, &Placed), Failure> {
        let document = self.documents.values().find(|document| address.is_of(document));
        let document = document.ok_or_else(|| Failure::new("the document that it comes from is not open"))?;
        let text = self.virtuals.borrow_mut().get(self.maker, document, address);
        let (lowered, placed) =
            text.ok_or_else(|| Failure::new("the function that it comes from is not there any more"))?;
        Ok((document, lowered, placed))
    }

    /// Runs a command of an action.
    fn execute(&mut self, params: ExecuteCommandParams) -> Answer {
        if params.command != passes::COMMAND {
            return Err(Failure::new(format!("there is no command '{}'", params.command)));
        }
        let arguments = Value::from(params.arguments.unwrap_or_default());
        let (id, position, pipeline) =
            serde_json::from_value::<(TextDocumentIdentifier, Position, String)>(arguments)
                .map_err(|error| Failure { code: ErrorCode::InvalidParams, message: error.to_string() })?;
        let at = place(self.document(&id)?, position)?;
        let edit = passes::run(self.maker.registry, &at, &pipeline, self.client.confirms)?;
        self.ask("workspace/applyEdit", &edit);
        Ok(Value::Null)
    }

    fn document(&self, id: &TextDocumentIdentifier) -> Result<&Document, Failure> {
        let uri = id.uri.to_string();
        self.documents.get(&uri).ok_or_else(|| Failure::new(format!("'{uri}' is not open")))
    }

    fn place(&self, params: TextDocumentPositionParams) -> Result<Place<'_>, Failure> {
        place(self.document(&params.text_document)?, params.position)
    }

    fn place_of(&self, item: CallHierarchyItem) -> Result<Place<'_>, Failure> {
        place(self.document(&TextDocumentIdentifier { uri: item.uri })?, item.selection_range.start)
    }
}

/// A place in a document.
pub struct Place<'d> {
    /// The document.
    pub document: &'d Document,
    /// The chunk.
    pub placed: &'d Placed,
    /// The chunk with its text.
    pub view: View<'d>,
    /// The offset in the chunk.
    pub offset: u32,
}

impl Place<'_> {
    /// The range between two offsets of the chunk.
    pub fn range(&self, start: u32, end: u32) -> Range {
        self.document.text.range(self.placed.start + start, self.placed.start + end)
    }
}

fn place(document: &Document, position: Position) -> Result<Place<'_>, Failure> {
    let offset = document.text.offset(position);
    let placed = document.chunk_at(offset).ok_or_else(|| Failure::new("the document is not analyzed"))?;
    let offset = (offset - placed.start).min(placed.chunk.len);
    Ok(Place { document, placed, view: document.view(placed), offset })
}

fn answer(result: &impl Serialize) -> Answer {
    serde_json::to_value(result)
        .map_err(|error| Failure { code: ErrorCode::InternalError, message: error.to_string() })
}

/// The parameters of a request.
fn params<P: DeserializeOwned>(request: Request) -> Result<P, Failure> {
    serde_json::from_value(request.params)
        .map_err(|error| Failure { code: ErrorCode::InvalidParams, message: error.to_string() })
}

//! The server: it reads messages, keeps the documents, and answers requests.

use crate::document::{Document, Placed};
use crate::formatting;
use crate::names::View;
use crate::{actions, capabilities, completion, diagnostics, hover, navigation, structure, symbols};
use gen_lsp_types::{
    CallHierarchyIncomingCallsParams, CallHierarchyItem, CallHierarchyOutgoingCallsParams,
    CallHierarchyPrepareParams, CodeActionParams, CodeLensParams, CompletionParams, DefinitionParams,
    DidChangeTextDocumentParams, DidCloseTextDocumentParams, DidOpenTextDocumentParams,
    DocumentHighlightParams, DocumentSymbolParams, FoldingRangeParams, Hover, HoverParams, InitializeParams,
    InlayHintParams, MarkupContent, MarkupKind, Position, PrepareRenameParams, PublishDiagnosticsParams,
    Range, ReferenceParams, RenameParams, SelectionRangeParams, SemanticTokensParams,
    SemanticTokensRangeParams, TextDocumentContentChangeEvent, TextDocumentIdentifier,
    TextDocumentPositionParams, WorkspaceSymbolParams,
};
use lsp_server::{ErrorCode, Message, Notification, Request, RequestId, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use terrace::Registry;

/// Serves a client until it says `exit`, and returns whether it said `shutdown` before. The calling thread needs a large
/// stack.
///
/// # Errors
///
/// An ill-formed message ends the server: nothing says where the next one starts.
pub fn serve(
    registry: &Registry,
    input: &mut (dyn Read + Send),
    output: &mut (dyn Write + Send),
) -> io::Result<bool> {
    let (sender, receiver) = channel();
    std::thread::scope(|scope| {
        let reader = scope.spawn(move || read(input, &sender));
        let mut server = Server {
            registry,
            output: BufWriter::new(output),
            documents: BTreeMap::new(),
            state: State::New,
            shows_related: false,
        };
        server.run(&receiver);
        reader.join().unwrap_or_else(|panic| resume_unwind(panic))?;
        Ok(server.state == State::ShutDown)
    })
}

/// Reads and sends the client's messages up to `exit`.
fn read(input: &mut dyn Read, sender: &Sender<Message>) -> io::Result<()> {
    let mut input = BufReader::new(input);
    while let Some(message) = Message::read(&mut input)? {
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
    registry: &'a Registry,
    output: BufWriter<&'a mut (dyn Write + Send)>,
    /// By address.
    documents: BTreeMap<String, Document>,
    state: State,
    /// Whether the client shows notes of diagnostics.
    shows_related: bool,
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
                Err(TryRecvError::Empty) => {
                    self.publish();
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

    /// Analyzes the changed documents and sends their diagnostics.
    fn publish(&mut self) {
        let changed: Vec<String> =
            self.documents.values().filter(|document| document.changed).map(|doc| doc.uri.clone()).collect();
        for uri in changed {
            let Some(document) = self.documents.get_mut(&uri) else { continue };
            let analysis = catch_unwind(AssertUnwindSafe(|| {
                document.analyze(self.registry);
                diagnostics::of(document, self.shows_related)
            }));
            // A text that is not analyzed has no diagnostics until its next change.
            document.changed = false;
            let params = PublishDiagnosticsParams {
                version: document.version,
                uri: uri.as_str().into(),
                diagnostics: analysis.unwrap_or_default(),
            };
            self.notify("textDocument/publishDiagnostics", &params);
        }
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
        self.shows_related = publish
            .and_then(|publish| publish.diagnostics_capabilities.related_information)
            .unwrap_or_default();
        self.state = State::Initialized;
        Ok(json!({
            "serverInfo": { "name": "terrace", "version": env!("CARGO_PKG_VERSION") },
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
                    let document = Document::new(uri.clone(), Some(item.version), item.text);
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
        document.changed = true;
        for change in params.content_changes {
            match change {
                TextDocumentContentChangeEvent::TextDocumentContentChangePartial(change) => {
                    document.text.replace(Some(change.range), &change.text);
                }
                TextDocumentContentChangeEvent::TextDocumentContentChangeWholeDocument(change) => {
                    document.text.replace(None, &change.text);
                }
            }
        }
    }

    fn answer(&mut self, request: Request) -> Answer {
        match &*request.method {
            "textDocument/hover" => {
                let at = self.place(params::<HoverParams>(request)?.text_document_position_params)?;
                let hover = hover::hover(self.registry, at.view, at.offset);
                answer(&hover.map(|(value, start, end)| Hover {
                    contents: MarkupContent { kind: MarkupKind::Markdown, value }.into(),
                    range: Some(at.range(start, end)),
                }))
            }
            "textDocument/definition" => {
                let at = self.place(params::<DefinitionParams>(request)?.text_document_position_params)?;
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
                let items = completion::completions(self.registry, at.document, at.placed, at.offset);
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
                answer(&actions::actions(self.registry, self.document(&params.text_document)?, params.range))
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
struct Place<'d> {
    document: &'d Document,
    placed: &'d Placed,
    view: View<'d>,
    /// The offset in the chunk.
    offset: u32,
}

impl Place<'_> {
    fn range(&self, start: u32, end: u32) -> Range {
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

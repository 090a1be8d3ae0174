//! The capabilities of the server.

use crate::structure::TOKEN_TYPES;
use crate::{passes, virtuals};
use serde_json::{Value, json};

/// The capabilities, as `initialize` answers them.
pub fn capabilities() -> Value {
    json!({
        "positionEncoding": "utf-16",
        // Changes come as parts.
        "textDocumentSync": { "openClose": true, "change": 2 },
        "callHierarchyProvider": true,
        "codeActionProvider": { "codeActionKinds": ["quickfix", "refactor.rewrite"] },
        "codeLensProvider": {},
        "completionProvider": { "triggerCharacters": [".", "%", "^", "!", "#", "@", "\""] },
        "definitionProvider": true,
        "documentFormattingProvider": true,
        "documentHighlightProvider": true,
        "documentRangeFormattingProvider": true,
        "documentSymbolProvider": true,
        "executeCommandProvider": { "commands": [passes::COMMAND] },
        "foldingRangeProvider": true,
        "hoverProvider": true,
        "implementationProvider": true,
        "inlayHintProvider": true,
        "referencesProvider": true,
        "renameProvider": { "prepareProvider": true },
        "selectionRangeProvider": true,
        "semanticTokensProvider": {
            "legend": { "tokenTypes": TOKEN_TYPES, "tokenModifiers": [] },
            "full": true,
            "range": true,
        },
        "workspace": { "textDocumentContent": { "schemes": [virtuals::SCHEME] } },
        "workspaceSymbolProvider": true,
    })
}

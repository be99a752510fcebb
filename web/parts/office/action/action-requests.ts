import type { ActionOutcome, ActionPreview } from '../../../../contract/office/action.ts';
import type { ActionKind } from '../../../../domain/office/actions.ts';
import { callServer, postCall } from '../../../platform/call-server.ts';

type Deed = { input: object; actionId: string; reason: string; previewed: string };

// Each action has its own two calls and input type, parsed by the server.
const named = (verb: string, kind: ActionKind) =>
  `BackOfficeController.${verb}${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

export function previewAction(kind: ActionKind, input: object): Promise<ActionPreview> {
  return postCall(named('preview', kind), { input });
}

export function performAction(kind: ActionKind, deed: Deed): Promise<ActionOutcome> {
  return postCall(named('perform', kind), deed);
}

export function undoAction(asked: {
  actionId: string;
  undoId: string;
  reason: string;
}): Promise<ActionOutcome> {
  return callServer('BackOfficeController', 'undoAction', asked);
}

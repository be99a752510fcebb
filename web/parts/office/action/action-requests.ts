import type { ActionOutcome, ActionPreview } from '../../../../contract/office/action.ts';
import type { ActionKind } from '../../../../domain/office/actions.ts';
import { callServer } from '../../../platform/call-server.ts';

type Deed = { input: object; actionId: string; reason: string; previewed: string };

const named = (verb: string, kind: ActionKind) =>
  `${verb}${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

// Each action has its own two calls and input type, parsed by the server; here all have one type.
export function previewAction(kind: ActionKind, input: object): Promise<ActionPreview> {
  const method = named('preview', kind) as 'previewNote';
  return callServer('BackOfficeController', method, { input } as never);
}

export function performAction(kind: ActionKind, deed: Deed): Promise<ActionOutcome> {
  const method = named('perform', kind) as 'performNote';
  return callServer('BackOfficeController', method, deed as never);
}

export function undoAction(asked: {
  actionId: string;
  undoId: string;
  reason: string;
}): Promise<ActionOutcome> {
  return callServer('BackOfficeController', 'undoAction', asked);
}

import type { SessionMessage } from './session-watch.ts';

const CHANNEL = 'museumCard.session';

/** Listens to session messages of other tabs; returns the function that stops it. */
export function onSessionMessage(listener: (message: SessionMessage) => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => listener(data));
  return () => channel?.close();
}

export function broadcastToTabs(message: SessionMessage): void {
  const channel = openChannel();
  channel?.postMessage(message);
  channel?.close();
}

/** Null without BroadcastChannel: tabs are then synchronised by the server alone. */
function openChannel(): BroadcastChannel | null {
  return window.BroadcastChannel ? new BroadcastChannel(CHANNEL) : null;
}

import type { SessionNews } from './session-watch.ts';

const CHANNEL = 'museumCard.session';

/** Hears what the other tabs of this browser say of the session. The caller gets the function that stops it. */
export function hearTabs(hear: (news: SessionNews) => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => hear(data));
  return () => channel?.close();
}

export function tellTabs(news: SessionNews): void {
  const channel = openChannel();
  channel?.postMessage(news);
  channel?.close();
}

/** Null in browsers without it: their tabs agree through the server alone. */
function openChannel(): BroadcastChannel | null {
  return window.BroadcastChannel ? new BroadcastChannel(CHANNEL) : null;
}

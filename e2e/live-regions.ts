/**
 * Runs in the page and records what live regions announce, as Chromium exposes it: content added to an existing region,
 * and alerts even when new. A polite region added with its content is silent, as in many screen readers.
 */
export function listenToLiveRegions(): void {
  const heard: string[] = [];
  Object.assign(window, { heard, documentId: Math.random() });
  // A spinner is announced only when the server is slow, which varies between runs.
  const SLOW = '[data-shown]';
  const LIVE = '[aria-live], [role=status], [role=alert]';
  let known = new WeakSet<Element>();

  const roleOf = (region: Element) => region.getAttribute('role') ?? '';
  const isAlert = (region: Element) =>
    (region.getAttribute('aria-live') ?? roleOf(region)).match(/assertive|alert/) !== null;
  const isAtomic = (region: Element) =>
    (region.getAttribute('aria-atomic') ?? String(roleOf(region) !== '')) === 'true';

  /** The nearest live region around a text. */
  const speakerOf = (text: Node): Element | null => {
    const region = text.parentElement?.closest(LIVE) ?? null;
    if (!region || region.getAttribute('aria-live') === 'off' || region.closest(SLOW)) return null;
    return known.has(region) || isAlert(region) ? region : speakerOf(region);
  };

  const textsIn = (node: Node): Text[] => {
    const found: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text: Node | null = walker.currentNode; text; text = walker.nextNode()) {
      const around = text.parentElement;
      if (!(text instanceof Text) || !around?.checkVisibility()) continue;
      if (around.closest('[aria-hidden=true]') === null) found.push(text);
    }
    return found;
  };

  const changedIn = ({ type, target, addedNodes }: MutationRecord) =>
    (type === 'characterData' ? [target] : [...addedNodes])
      .filter((node) => node.isConnected)
      .flatMap(textsIn);

  const hear = (records: MutationRecord[]) => {
    const texts = new Set(records.flatMap(changedIn));
    const speakers = new Set([...texts].flatMap((text) => speakerOf(text) ?? []));
    for (const speaker of speakers) {
      const said = textsIn(speaker).filter((text) => isAtomic(speaker) || texts.has(text));
      const own = said.filter((text) => speakerOf(text) === speaker);
      const words = own
        .map(({ data }) => data.trim())
        .join(' ')
        .replace(/ (?=[.,:])/g, '');
      heard.push(`${isAlert(speaker) ? 'keskeyttää' : 'sanoo'}: ${words}`);
    }
  };

  new MutationObserver((records) => {
    if (document.readyState !== 'loading') hear(records);
    known = new WeakSet(document.querySelectorAll(LIVE));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

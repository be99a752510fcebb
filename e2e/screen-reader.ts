import type { CDPSession, Page } from 'playwright-core';
import { listenToLiveRegions } from './live-regions.ts';
import { controlLine, readAloud, type TreeNode, tidy, treeOf } from './spoken-tree.ts';

export type ScreenReader = {
  /** Reads a part of the page from its beginning: the element with this role. */
  read(role: string): Promise<void>;
  /** Runs an action and records the announcements: a new page, live regions, focus changes. */
  after(what: string, act: () => Promise<unknown>): Promise<void>;
  /** Waits until a live region has announced this. */
  hears(words: string): Promise<void>;
  transcript(): string;
};

type Listening = { heard: string[]; documentId: number };

/** A screen reader for a page that is still to be opened, based on Chromium's accessibility tree. */
export async function startReader(page: Page): Promise<ScreenReader> {
  await page.addInitScript(listenToLiveRegions);
  const protocol = await page.context().newCDPSession(page);
  const lines: string[] = [];
  let documentId = 0;
  let heard = 0;
  let focus: string | null = null;

  const listen = async () => {
    const now = await page.evaluate(() => ({
      id: (window as unknown as Listening).documentId,
      title: document.title,
      heard: (window as unknown as Listening).heard,
    }));
    if (now.id !== documentId) {
      lines.push(`sivu: ${now.title}`);
      [documentId, heard, focus] = [now.id, 0, null];
    }
    lines.push(...now.heard.slice(heard));
    heard = now.heard.length;
    const focused = await focusedLine(protocol);
    if (focused !== null && focused !== focus) lines.push(`kohdistus: ${focused}`);
    focus = focused;
  };

  return {
    async read(role) {
      const nodes = await nodesOf(protocol);
      const from = nodes.find((node) => !node.ignored && node.role?.value === role);
      if (!from) throw new Error(`the page has no ${role}`);
      lines.push('', ...readAloud(treeOf(nodes), from));
    },
    async after(what, act) {
      lines.push('', `## ${what}`);
      const before = lines.length;
      await act();
      await listen();
      if (lines.length === before) lines.push('(ei sano mitään)');
    },
    async hears(words) {
      await page.waitForFunction(
        (said) => (window as unknown as Listening).heard.some((line) => line.includes(said)),
        words,
      );
    },
    transcript: () => `${lines.map(masked).join('\n').trim()}\n`,
  };
}

/** The accessibility tree, with data of each element that it omits. */
async function nodesOf(protocol: CDPSession): Promise<TreeNode[]> {
  const { nodes } = await protocol.send('Accessibility.getFullAXTree');
  const { documents, strings } = await protocol.send('DOMSnapshot.captureSnapshot', {
    computedStyles: ['display'],
  });
  // No page has frames.
  const [page] = documents as [(typeof documents)[number]];
  const { backendNodeId: ids = [], attributes = [] } = page.nodes;
  const { nodeIndex, styles } = page.layout;
  const [inline, current] = [strings.indexOf('inline'), strings.indexOf('aria-current')];
  const isInline = new Set(
    nodeIndex.flatMap((node, at) => (styles[at]?.[0] === inline ? ids[node] : [])),
  );
  const isCurrent = new Set(ids.filter((_, at) => attributes[at]?.includes(current)));
  return nodes.map((node) => ({
    ...(node as Omit<TreeNode, 'isInline' | 'isCurrent'>),
    isInline: isInline.has(node.backendDOMNodeId),
    isCurrent: isCurrent.has(node.backendDOMNodeId ?? 0),
  }));
}

async function focusedLine(protocol: CDPSession): Promise<string | null> {
  const nodes = await nodesOf(protocol);
  const focused = nodes.find(
    ({ ignored, role, properties = [] }) =>
      !ignored &&
      role?.value !== 'RootWebArea' &&
      properties.some(({ name, value }) => name === 'focused' && value.value === true),
  );
  return focused ? controlLine(focused) : null;
}

/** Masks values that vary between runs. */
function masked(line: string): string {
  return tidy(line)
    .replace(/\b\d{1,2}\.\d{1,2}\.\d{4}\b/g, 'PP.KK.VVVV')
    .replace(/\b\d{2}[.:]\d{2}\b/g, 'TT.MM')
    .replace(/\b\d{4}( \d{4})+\b/g, '0000 0000')
    .replace(/\d+ kuukautta( ja \d+ päivää?)? jäljellä/, 'N kuukautta jäljellä');
}

import { CONTROLS, FIELDS, GROUPS, LANDMARKS, STATES } from './spoken-words.ts';

/** Used parts of a node of Chromium's accessibility tree (Accessibility.AXNode of its protocol). */
export type TreeNode = {
  nodeId: string;
  ignored: boolean;
  childIds?: string[];
  role?: { value?: string };
  name?: { value?: string };
  value?: { value?: string | number };
  description?: { value?: string };
  /** From its computed style. */
  isInline: boolean;
  isCurrent: boolean;
  properties?: { name: string; value: { value?: unknown } }[];
};

type Tree = Map<string, TreeNode>;

export const treeOf = (nodes: TreeNode[]): Tree =>
  new Map(nodes.map((node) => [node.nodeId, node]));

/** A page or a part of it, as read aloud line by line. */
export function readAloud(tree: Tree, from: TreeNode): string[] {
  return breaths(tree, from)
    .join('')
    .split(BREAK)
    .map(tidy)
    .filter((line) => line !== '');
}

/** Text of a node in order, split at pauses. */
function breaths(tree: Tree, node: TreeNode): string[] {
  const role = roleOf(node);
  if (SILENT.has(role)) return [];
  if (role === 'LineBreak') return [BREAK];
  if (role === 'StaticText') return [node.name?.value ?? ''];
  if (isControl(node)) return apart(node, [' ', controlLine(node), ' ']);
  const inside = insideOf(tree, node).flatMap((child) => breaths(tree, child));
  const current = node.isCurrent && role !== '' ? 'nykyinen: ' : '';
  if (role !== 'listitem') return apart(node, [enteringOf(tree, node), current, ...inside]);
  // A list marker is read with the first words of its item.
  const first = inside.findIndex((words) => words !== BREAK);
  return apart(node, [BULLET, current, ...inside.slice(Math.max(first, 0))]);
}

const apart = ({ isInline }: TreeNode, words: string[]) =>
  isInline ? words : [BREAK, ...words, BREAK];

const BREAK = '\n';
const BULLET = '• ';

/**
 * Markers and single letters are no lines of their own, a closed list reads only its choice, a legend is its group's
 * name.
 */
const SILENT = new Set(['InlineTextBox', 'Legend', 'ListMarker', 'MenuListPopup']);

/** A label is not repeated beside its field, but a link in it is read. */
function insideOf(tree: Tree, node: TreeNode): TreeNode[] {
  const children = childrenOf(tree, node);
  return roleOf(node) === 'LabelText' ? children.filter(isControl) : children;
}

const roleOf = ({ ignored, role }: TreeNode) => (ignored ? '' : (role?.value ?? ''));
const isControl = (node: TreeNode) => roleOf(node) in CONTROLS;
const childrenOf = (tree: Tree, { childIds = [] }: TreeNode) =>
  childIds.flatMap((id) => tree.get(id) ?? []);

/** Announcement on entering a part of the page. */
function enteringOf(tree: Tree, node: TreeNode): string {
  const role = roleOf(node);
  const name = node.name?.value ?? '';
  if (role === 'list') {
    const items = childrenOf(tree, node).filter((child) => roleOf(child) === 'listitem').length;
    return `luettelo, ${items} kohtaa ${name}${BREAK}`;
  }
  if (role in LANDMARKS) return `[${LANDMARKS[role]}] ${name}${BREAK}`;
  return role in GROUPS && name !== '' ? `[${GROUPS[role]}] ${name}${BREAK}` : '';
}

/** A control in one line: role, name, state, value, and description. */
export function controlLine(node: TreeNode): string {
  const role = roleOf(node);
  const word = CONTROLS[role] ?? GROUPS[role] ?? LANDMARKS[role] ?? role;
  const value = node.value?.value ?? '';
  const states = (node.properties ?? []).flatMap(
    ({ name, value: { value: state } }) => STATES[`${name} ${state}`] ?? [],
  );
  const level = node.properties?.find(({ name }) => name === 'level' && role === 'heading');
  const isEmpty = FIELDS.has(role) && value === '';
  const said = [
    `${word}${level ? ` ${level.value.value}` : ''}: ${node.name?.value || 'NIMETÖN'}`,
    ...(node.isCurrent ? ['nykyinen'] : []),
    ...states,
    ...(isEmpty ? ['tyhjä'] : value === '' ? [] : [value]),
  ].join(', ');
  const description = node.description?.value ?? '';
  return tidy(description === '' ? said : `${said} – ${description}`);
}

/** Soft hyphens are invisible, but some screen readers pause at them. */
export const tidy = (text: string) =>
  text
    .replaceAll('\u00AD', '[tavuviiva]')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)])/g, '$1')
    .trim();

/** Recognisable for its owner, useless for others: `a…n@example.fi`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const name = [...address.slice(0, at)];
  const middle = name.length > 2 ? `…${name.at(-1)}` : '…';
  return `${name[0] ?? ''}${middle}${address.slice(at)}`;
}

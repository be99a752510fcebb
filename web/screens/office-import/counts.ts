const NO_BREAK_SPACE = '\u00a0';

/** Also of a small file something is told. */
export function megabytes(bytes: number): string {
  const size = bytes / 1024 / 1024;
  if (size < 1) return `${Math.ceil(bytes / 1024)}${NO_BREAK_SPACE}kB`;
  return `${size.toFixed(size < 10 ? 1 : 0).replace('.', ',')}${NO_BREAK_SPACE}MB`;
}

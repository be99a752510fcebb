const MAX_LENGTH = 200;

/** A provider may quote what we sent. What goes to the log keeps the sentence and drops the person. */
export function tellable(text: string): string {
  return text
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, '…')
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\+?\d[\d\s-]{5,}\d/g, '…')
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, MAX_LENGTH);
}

import { repairText, truncateText } from '../../../domain/base/well-formed-text.ts';

const MAX_LENGTH = 200;

/** Providers may quote what we sent: keeps the sentence for the log and drops personal data. */
export function sanitiseText(text: string): string {
  const told = text
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, '…')
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\+?\d[\d\s-]{5,}\d/g, '…')
    .replaceAll(/\p{Cc}/gu, ' ');
  return truncateText(repairText(told), MAX_LENGTH);
}

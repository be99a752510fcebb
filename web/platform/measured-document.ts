import { isMeasured, type PageName } from '../../contract/page/pages.ts';
import { storedValue } from './session-store.ts';

/** The server says so in the document, whose security policy allows the service or not. */
export function isMeasuredDocument(): boolean {
  return 'measured' in document.documentElement.dataset;
}

/**
 * An analytics script lives as long as its document: other pages are loaded in full, and so is a measured page with
 * events to report.
 */
export function crossesMeasuring(next: PageName): boolean {
  if (isMeasuredDocument()) return !isMeasured(next);
  return isMeasured(next) && storedValue('shopEvents') !== null;
}

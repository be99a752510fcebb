import { isMeasured, type PageName } from '../../contract/page/pages.ts';
import { storedValue } from './session-store.ts';

/** The server says it in the document itself: its policy lets the service in, or nothing of it. */
export function isMeasuredDocument(): boolean {
  return 'measured' in document.documentElement.dataset;
}

/**
 * A script that measures lives as long as its document: any other page is loaded in full, and so is a measured page
 * that has something to tell.
 */
export function crossesMeasuring(next: PageName): boolean {
  if (isMeasuredDocument()) return !isMeasured(next);
  return isMeasured(next) && storedValue('shopEvents') !== null;
}

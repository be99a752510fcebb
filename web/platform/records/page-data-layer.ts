import { createDataLayer } from './data-layer.ts';
import { requestRecords } from './platform-fetch.ts';
import { API_VERSION, RELEASE } from './record-wire.ts';

/** The page's one data layer: what one part of the page has read, the others need not ask for. */
export const pageDataLayer = {
  ...createDataLayer({ request: requestRecords, now: () => Date.now() }),
  apiVersion: API_VERSION,
  release: RELEASE,
};

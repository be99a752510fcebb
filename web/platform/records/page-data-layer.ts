import { createDataLayer } from './data-layer.ts';
import { requestRecords } from './platform-fetch.ts';
import { API_VERSION, RELEASE } from './record-wire.ts';

/** The page's one data layer, so that all components share its cache. */
export const pageDataLayer = {
  ...createDataLayer({ request: requestRecords, now: () => Date.now() }),
  apiVersion: API_VERSION,
  release: RELEASE,
};

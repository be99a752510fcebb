import { receiptRoutes } from './checkout/receipt-route.ts';
import { reportRoute } from './checkout/report-route.ts';
import { signalRoutes } from './checkout/signal-routes.ts';
import { deskApiRoutes } from './desk-api/desk-api-routes.ts';
import { envelopeRoutes } from './gift/envelope-routes.ts';
import { giftPdfRoute } from './gift/gift-pdf-route.ts';
import { openingRoute } from './gift/opening-route.ts';
import { logoutRoute } from './logout/logout-route.ts';
import { manifestRoutes } from './my-card/manifest-route.ts';
import { visitFileRoutes } from './my-card/visit-files.ts';
import { exportRoutes } from './own-data/export-route.ts';
import type { PlainRoute } from './platform/plain-route.ts';
import { recordRoutes } from './records/record-routes.ts';
import { refundRoute } from './refund/refund-route.ts';
import { cardRoutes } from './renewal/card-routes.ts';
import { seoPropertiesRoute } from './seo/seo-routes.ts';
import { sitemapRoutes } from './seo/sitemap-routes.ts';
import { cardListRoute } from './visit/card-list-route.ts';

/** Every route beside the named calls and the pages; modules add theirs here. */
export const plainRoutes: PlainRoute[] = [
  logoutRoute,
  ...recordRoutes,
  seoPropertiesRoute,
  ...sitemapRoutes,
  ...manifestRoutes,
  ...visitFileRoutes,
  ...exportRoutes,
  ...receiptRoutes,
  openingRoute,
  giftPdfRoute,
  ...envelopeRoutes,
  ...signalRoutes,
  ...cardRoutes,
  reportRoute,
  refundRoute,
  cardListRoute,
  ...deskApiRoutes,
];

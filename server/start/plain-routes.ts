import { logoutRoute } from '../account/session/logout-route.ts';
import { cardRoutes } from '../charge/card-routes.ts';
import { reportRoute } from '../charge/report-route.ts';
import { receiptRoutes } from '../checkout/receipt-route.ts';
import { notificationRoutes } from '../checkout/settle/notification-routes.ts';
import { giftPdfRoute } from '../gift/open/gift-pdf-route.ts';
import { openingRoute } from '../gift/open/opening-route.ts';
import { letterStopRoutes } from '../letter/stop/letter-stop-route.ts';
import { openDataRoutes } from '../museum/open-data/open-data-routes.ts';
import { drawingRoutes } from '../museum/picture/drawing-routes.ts';
import { pictureRoutes } from '../museum/picture/picture-routes.ts';
import { manifestRoutes } from '../my-card/manifest-route.ts';
import { visitFileRoutes } from '../my-card/visit-files.ts';
import { campaignRoutes } from '../office/campaigns/campaign-routes.ts';
import { dataImportRoutes } from '../office/data-import/data-import-routes.ts';
import { envelopeRoutes } from '../office/envelopes/envelope-routes.ts';
import { museumTableRoute } from '../office/museum/museum-table-route.ts';
import { officeReceiptRoute } from '../office/order/office-receipt-route.ts';
import { plasticRoutes } from '../office/plastic/plastic-routes.ts';
import { letterDraftRoute } from '../office/texts/letter-draft-route.ts';
import type { PlainRoute } from '../platform/http/plain-route.ts';
import { exportRoutes } from '../privacy/export-route.ts';
import { recordRoutes } from '../records/record-routes.ts';
import { refundRoute } from '../refund/refund-route.ts';
import { logoRoutes } from '../scheme/logo-routes.ts';
import { seoPropertiesRoute } from '../seo/seo-routes.ts';
import { sitemapRoutes } from '../seo/sitemap-routes.ts';
import { cardListRoute } from '../ticket-desk/card-list-route.ts';
import { tillRoutes } from '../till-api/till-routes.ts';

/** Routes beside the named calls and the pages; modules add theirs here. */
export const plainRoutes: PlainRoute[] = [
  logoutRoute,
  ...recordRoutes,
  seoPropertiesRoute,
  ...sitemapRoutes,
  ...drawingRoutes,
  ...openDataRoutes,
  ...manifestRoutes,
  ...visitFileRoutes,
  ...exportRoutes,
  ...receiptRoutes,
  openingRoute,
  giftPdfRoute,
  ...pictureRoutes,
  ...logoRoutes,
  museumTableRoute,
  letterDraftRoute,
  ...envelopeRoutes,
  ...plasticRoutes,
  ...campaignRoutes,
  ...dataImportRoutes,
  officeReceiptRoute,
  ...letterStopRoutes,
  ...notificationRoutes,
  ...cardRoutes,
  reportRoute,
  refundRoute,
  cardListRoute,
  ...tillRoutes,
];

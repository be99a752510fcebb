import type { OFFICE_PAGES } from '../contract/office/pages.ts';
import { loadFacts } from './parts/office/facts/fact-data.ts';
import { loadMuseumEdit, loadNewMuseum } from './parts/office/museum/museum-edit-data.ts';
import { loadOfficeFrame } from './parts/office/office-data.ts';
import type { RouteView } from './platform/route.ts';
import { loadApprovals } from './screens/office/approvals/approval-data.ts';
import { loadBounces } from './screens/office/bounces/bounce-data.ts';
import { loadCampaign } from './screens/office/campaign/campaign-data.ts';
import { loadCampaigns } from './screens/office/campaigns/campaigns-data.ts';
import { loadContact } from './screens/office/contact/contact-data.ts';
import { loadContacts } from './screens/office/contacts/contacts-data.ts';
import { loadDocument } from './screens/office/document/document-data.ts';
import { loadDocuments } from './screens/office/documents/documents-data.ts';
import { loadEnvelopes } from './screens/office/envelopes/envelope-data.ts';
import { loadFind } from './screens/office/find/find-data.ts';
import { loadGoodwill } from './screens/office/goodwill/goodwill-data.ts';
import { loadImport } from './screens/office/import/import-data.ts';
import { loadImports } from './screens/office/imports/imports-data.ts';
import { loadKeeping } from './screens/office/keeping/keeping-data.ts';
import { loadMuseumPage } from './screens/office/museum/museum-data.ts';
import { loadMuseumList } from './screens/office/museums/museums-data.ts';
import { loadOpening } from './screens/office/opening/opening-data.ts';
import { loadOrder } from './screens/office/order/order-data.ts';
import { loadPaymentStory } from './screens/office/payment/payment-data.ts';
import { loadPerson } from './screens/office/person/person-data.ts';
import { loadPlastic } from './screens/office/plastic/plastic-data.ts';
import { loadPrices } from './screens/office/prices/price-data.ts';
import { loadRefunds } from './screens/office/refunds/refund-data.ts';
import { loadRights } from './screens/office/rights/rights-data.ts';
import { loadFunnel } from './screens/office/sales/funnel-data.ts';
import { loadSignIn } from './screens/office/sign-in/sign-in-data.ts';
import { loadStaff } from './screens/office/staff/staff-data.ts';
import { loadText } from './screens/office/text/text-data.ts';
import { loadTexts } from './screens/office/texts/texts-data.ts';
import { loadUnpaid } from './screens/office/unpaid/unpaid-data.ts';
import { loadView } from './screens/office/view/view-data.ts';

/** Loaders of all office pages in one file: separate imports would add to every visitor's first load. */
export const officeLoaders = {
  Office_Home: loadOfficeFrame,
  Office_Rights: loadRights,
  Office_Approvals: loadApprovals,
  Office_Bounces: loadBounces,
  Office_Campaign: loadCampaign,
  Office_Campaigns: loadCampaigns,
  Office_Contact: loadContact,
  Office_Contacts: loadContacts,
  Office_Document: loadDocument,
  Office_Documents: loadDocuments,
  Office_Envelopes: loadEnvelopes,
  Office_Find: loadFind,
  Office_Goodwill: loadGoodwill,
  Office_Keeping: loadKeeping,
  Office_Import: loadImport,
  Office_Imports: loadImports,
  Office_Museum: loadMuseumPage,
  Office_Opening: loadOpening,
  Office_Museum_Edit: loadMuseumEdit,
  Office_Museum_New: loadNewMuseum,
  Office_Museums: loadMuseumList,
  Office_Order: loadOrder,
  Office_Payment: loadPaymentStory,
  Office_Person: loadPerson,
  Office_Plastic: loadPlastic,
  Office_Prices: loadPrices,
  Office_Limits: loadFacts,
  Office_Methods: loadFacts,
  Office_Notices: loadFacts,
  Office_Refunds: loadRefunds,
  Office_Unpaid: loadUnpaid,
  Office_Sales: loadFunnel,
  Office_Staff: loadStaff,
  Office_Text: loadText,
  Office_Texts: loadTexts,
  Office_View: loadView,
  Office_Sign_In: loadSignIn,
} satisfies Record<keyof typeof OFFICE_PAGES, RouteView['load']>;

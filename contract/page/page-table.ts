import { OFFICE_PAGES } from '../office/pages.ts';
import type { Page } from './page.ts';

/** Finnish paths have no prefix; other languages have their own. */
const at = <Fi extends string, Sv extends string, En extends string>(fi: Fi, sv: Sv, en: En) =>
  ({ fi, sv: `/sv${sv}`, en: `/en${en}` }) as const;

/** Every named page. Code links by name; only this table knows the paths. */
export const PAGES = {
  Home: { paths: at('/', '', '') },
  Buy_Museum_Card: {
    paths: at('/osta/itselle/:recordId?', '/kop/at-mig/:recordId?', '/buy/for-me/:recordId?'),
    needsLogin: true,
  },
  Buy_Monthly: {
    paths: at('/osta/kuukausimaksu', '/kop/manadsvis', '/buy/monthly'),
    unlisted: true,
  },
  Payment_Return: {
    paths: at('/maksu/paluu', '/betalning/retur', '/payment/return'),
    unlisted: true,
  },
  Payment_Cancelled: {
    paths: at('/maksu/keskeytyi', '/betalning/avbruten', '/payment/cancelled'),
    unlisted: true,
  },
  Payment_Failed: {
    paths: at('/maksu/hylatty', '/betalning/avvisad', '/payment/declined'),
    unlisted: true,
  },
  // Method choice for an unpaid order, opened with the key of its earlier payment.
  Pay_Again: {
    paths: at('/maksu/maksutapa', '/betalning/betalsatt', '/payment/method'),
    unlisted: true,
  },
  Payment_Pending: {
    paths: at('/maksu/odottaa', '/betalning/vantar', '/payment/pending'),
    unlisted: true,
  },
  Thank_You_Purchase: {
    paths: at('/kiitos/osto', '/tack/kop', '/thanks/purchase'),
    unlisted: true,
    isMeasured: true,
  },
  Gift: { paths: at('/lahja', '/gava', '/gift') },
  Gift_Digital: {
    paths: at('/lahja/digilahja', '/gava/digital', '/gift/digital'),
  },
  Gift_Envelope: {
    paths: at('/lahja/lahjakuori', '/gava/kuvert', '/gift/envelope'),
  },
  // The giver's page; the secret is in the fragment.
  Gift_Giver: {
    paths: at('/lahja/seuranta', '/gava/folj', '/gift/follow'),
    unlisted: true,
  },
  Thank_You_Gift_Digital: {
    paths: at('/kiitos/digilahja', '/tack/digital-gava', '/thanks/digital-gift'),
    unlisted: true,
    isMeasured: true,
  },
  Thank_You_Gift_Envelope: {
    paths: at('/kiitos/lahjakuori', '/tack/gavokuvert', '/thanks/gift-envelope'),
    unlisted: true,
    isMeasured: true,
  },
  // Unopened features are hidden from search engines.
  Company_Order: {
    paths: at('/yrityksille', '/foretag', '/companies'),
  },
  Company_Desk: {
    paths: at('/yrityksille/kortit', '/foretag/kort', '/companies/cards'),
    unlisted: true,
  },
  Company_Claim: {
    paths: at('/yrityskortti', '/foretagskort', '/company-card'),
    unlisted: true,
  },
  Thank_You_Company: {
    paths: at('/kiitos/yritystilaus', '/tack/foretag', '/thanks/company'),
    unlisted: true,
    isMeasured: true,
  },
  Activate_Card: { paths: at('/aktivoi', '/aktivera', '/activate') },
  Register_Card: {
    paths: at('/aktivoi/tiedot', '/aktivera/uppgifter', '/activate/details'),
    unlisted: true,
  },
  Confirm_Registration: {
    paths: at('/aktivoi/vahvista', '/aktivera/bekrafta', '/activate/confirm'),
    unlisted: true,
  },
  Thank_You_For_Registration: {
    paths: at('/kiitos/rekisterointi', '/tack/registrering', '/thanks/registration'),
    unlisted: true,
  },
  Login: {
    paths: at('/kirjaudu', '/logga-in', '/sign-in'),
    isNoReturn: true,
    unlisted: true,
  },
  Reset_Password: {
    paths: at('/kirjaudu/uusi-salasana', '/logga-in/nytt-losenord', '/sign-in/new-password'),
    isNoReturn: true,
    unlisted: true,
  },
  // Also the result page of a renewal charged to a saved card.
  My_Museum_Card: { paths: at('/oma', '/mitt', '/my'), needsLogin: true, isMeasured: true },
  My_Card_Desk: {
    paths: at('/oma/kassa', '/mitt/kassa', '/my/desk'),
    needsLogin: true,
  },
  My_Card_Offline: {
    paths: at('/oma/ilman-verkkoa', '/mitt/utan-nat', '/my/offline'),
    isNoReturn: true,
    unlisted: true,
  },
  Offline: {
    paths: at('/ilman-verkkoa', '/utan-nat', '/offline'),
    isNoReturn: true,
    unlisted: true,
  },
  My_Visits: {
    paths: at('/oma/kaynnit', '/mitt/besok', '/my/visits'),
    needsLogin: true,
  },
  My_Orders: {
    paths: at('/oma/tilaukset', '/mitt/bestallningar', '/my/orders'),
    needsLogin: true,
  },
  My_Order: {
    paths: at(
      '/oma/tilaukset/:orderNumber',
      '/mitt/bestallningar/:orderNumber',
      '/my/orders/:orderNumber',
    ),
    needsLogin: true,
  },
  My_Plan: {
    paths: at('/oma/kuukausimaksu', '/mitt/manadsbetalning', '/my/monthly-payment'),
    needsLogin: true,
  },
  My_Details: {
    paths: at('/oma/tiedot', '/mitt/uppgifter', '/my/details'),
    needsLogin: true,
  },
  My_New_Email: {
    paths: at('/oma/uusi-osoite', '/mitt/ny-adress', '/my/new-address'),
    isNoReturn: true,
    unlisted: true,
  },
  Stop_Letters: {
    paths: at('/kirjeet/lopeta', '/brev/avsluta', '/letters/stop'),
    unlisted: true,
  },
  Stop_New_Email: {
    paths: at('/oma/pysayta-vaihto', '/mitt/stoppa-bytet', '/my/stop-change'),
    isNoReturn: true,
    unlisted: true,
  },
  My_Privacy: {
    paths: at('/oma/tietosuoja', '/mitt/dataskydd', '/my/privacy'),
    needsLogin: true,
  },
  My_Deletion: {
    paths: at('/oma/poista-tili', '/mitt/radera', '/my/delete'),
    needsLogin: true,
  },
  Extend_Validity: {
    paths: at('/oma/voimassaolo', '/mitt/giltighet', '/my/validity'),
    needsLogin: true,
  },
  // Museum desks only: its calls refuse everyone else.
  Desk: {
    paths: at('/kassa', '/kassa', '/desk'),
    needsLogin: true,
    unlisted: true,
  },
  ...OFFICE_PAGES,
  // Staff invitation link; the secret is in the fragment.
  Staff_Invitation: {
    paths: at('/kutsu', '/inbjudan', '/invitation'),
    unlisted: true,
  },
  Museums: { paths: at('/museot', '/museer', '/museums') },
  Museum: {
    paths: at('/museot/:slug', '/museer/:slug', '/museums/:slug'),
  },
  Withdrawal: { paths: at('/peruuta', '/angra', '/withdraw') },
  Help: { paths: at('/ohjeet', '/hjalp', '/help') },
  Terms: { paths: at('/ehdot', '/villkor', '/terms') },
  Privacy: { paths: at('/tietosuoja', '/dataskydd', '/privacy') },
  // One version: current, former or future.
  Terms_Version: {
    paths: at('/ehdot/:version', '/villkor/:version', '/terms/:version'),
    unlisted: true,
  },
  Privacy_Version: {
    paths: at('/tietosuoja/:version', '/dataskydd/:version', '/privacy/:version'),
    unlisted: true,
  },
  Accessibility: {
    paths: at('/saavutettavuus', '/tillganglighet', '/accessibility'),
  },
  Cookies: { paths: at('/evasteet', '/kakor', '/cookies') },
  Dev_Controls: {
    paths: at('/dev/controls', '/dev/controls', '/dev/controls'),
    devOnly: true,
  },
  Dev_Clock: {
    paths: at('/dev/clock', '/dev/clock', '/dev/clock'),
    devOnly: true,
  },
  Not_Found: {
    paths: at('/ei-loydy', '/hittas-inte', '/not-found'),
    isNoReturn: true,
    unlisted: true,
  },
  // Replaces every customer page until the scheme opens.
  Opening_Soon: {
    paths: at('/avataan-pian', '/oppnar-snart', '/opening-soon'),
    isNoReturn: true,
    unlisted: true,
  },
} as const satisfies Record<string, Page>;

import { OFFICE_PAGES } from './office-pages.ts';
import type { Page } from './page.ts';

/** Every named page. Code links to the names; only this table knows the addresses. */
export const PAGES = {
  Home: { paths: { fi: '/', sv: '/sv', en: '/en' } },
  Buy_Museum_Card: {
    paths: {
      fi: '/osta/itselle/:recordId?',
      sv: '/sv/kop/at-mig/:recordId?',
      en: '/en/buy/for-me/:recordId?',
    },
    needsLogin: true,
  },
  Buy_Monthly: {
    paths: { fi: '/osta/kuukausimaksu', sv: '/sv/kop/manadsvis', en: '/en/buy/monthly' },
    unlisted: true,
  },
  Payment_Return: {
    paths: { fi: '/maksu/paluu', sv: '/sv/betalning/retur', en: '/en/payment/return' },
    unlisted: true,
  },
  Payment_Cancelled: {
    paths: { fi: '/maksu/keskeytyi', sv: '/sv/betalning/avbruten', en: '/en/payment/cancelled' },
    unlisted: true,
  },
  Payment_Failed: {
    paths: { fi: '/maksu/hylatty', sv: '/sv/betalning/avvisad', en: '/en/payment/declined' },
    unlisted: true,
  },
  // The methods once more, for an order that was not paid; the key of the former payment opens it.
  Pay_Again: {
    paths: { fi: '/maksu/maksutapa', sv: '/sv/betalning/betalsatt', en: '/en/payment/method' },
    unlisted: true,
  },
  Payment_Pending: {
    paths: { fi: '/maksu/odottaa', sv: '/sv/betalning/vantar', en: '/en/payment/pending' },
    unlisted: true,
  },
  Thank_You_Purchase: {
    paths: { fi: '/kiitos/osto', sv: '/sv/tack/kop', en: '/en/thanks/purchase' },
    unlisted: true,
  },
  Gift: { paths: { fi: '/lahja', sv: '/sv/gava', en: '/en/gift' } },
  Gift_Digital: {
    paths: { fi: '/lahja/digilahja', sv: '/sv/gava/digital', en: '/en/gift/digital' },
  },
  Gift_Envelope: {
    paths: { fi: '/lahja/lahjakuori', sv: '/sv/gava/kuvert', en: '/en/gift/envelope' },
  },
  // The giver's own page; the secret stands after the #.
  Gift_Giver: {
    paths: { fi: '/lahja/seuranta', sv: '/sv/gava/folj', en: '/en/gift/follow' },
    unlisted: true,
  },
  Thank_You_Gift_Digital: {
    paths: { fi: '/kiitos/digilahja', sv: '/sv/tack/digital-gava', en: '/en/thanks/digital-gift' },
    unlisted: true,
  },
  Thank_You_Gift_Envelope: {
    paths: { fi: '/kiitos/lahjakuori', sv: '/sv/tack/gavokuvert', en: '/en/thanks/gift-envelope' },
    unlisted: true,
  },
  // Doors that are not open yet are not shown to search engines.
  Company_Order: {
    paths: { fi: '/yrityksille', sv: '/sv/foretag', en: '/en/companies' },
  },
  Company_Desk: {
    paths: {
      fi: '/yrityksille/kortit',
      sv: '/sv/foretag/kort',
      en: '/en/companies/cards',
    },
    unlisted: true,
  },
  Company_Claim: {
    paths: {
      fi: '/yrityskortti',
      sv: '/sv/foretagskort',
      en: '/en/company-card',
    },
    unlisted: true,
  },
  Thank_You_Company: {
    paths: {
      fi: '/kiitos/yritystilaus',
      sv: '/sv/tack/foretag',
      en: '/en/thanks/company',
    },
    unlisted: true,
  },
  Activate_Card: { paths: { fi: '/aktivoi', sv: '/sv/aktivera', en: '/en/activate' } },
  Register_Card: {
    paths: {
      fi: '/aktivoi/tiedot',
      sv: '/sv/aktivera/uppgifter',
      en: '/en/activate/details',
    },
    unlisted: true,
  },
  Confirm_Registration: {
    paths: {
      fi: '/aktivoi/vahvista',
      sv: '/sv/aktivera/bekrafta',
      en: '/en/activate/confirm',
    },
    unlisted: true,
  },
  Thank_You_For_Registration: {
    paths: {
      fi: '/kiitos/rekisterointi',
      sv: '/sv/tack/registrering',
      en: '/en/thanks/registration',
    },
    unlisted: true,
  },
  Login: {
    paths: { fi: '/kirjaudu', sv: '/sv/logga-in', en: '/en/sign-in' },
    isNoReturn: true,
    unlisted: true,
  },
  Reset_Password: {
    paths: {
      fi: '/kirjaudu/uusi-salasana',
      sv: '/sv/logga-in/nytt-losenord',
      en: '/en/sign-in/new-password',
    },
    isNoReturn: true,
    unlisted: true,
  },
  My_Museum_Card: { paths: { fi: '/oma', sv: '/sv/mitt', en: '/en/my' }, needsLogin: true },
  My_Card_Desk: {
    paths: { fi: '/oma/kassa', sv: '/sv/mitt/kassa', en: '/en/my/desk' },
    needsLogin: true,
  },
  My_Card_Offline: {
    paths: { fi: '/oma/ilman-verkkoa', sv: '/sv/mitt/utan-nat', en: '/en/my/offline' },
    isNoReturn: true,
    unlisted: true,
  },
  Offline: {
    paths: { fi: '/ilman-verkkoa', sv: '/sv/utan-nat', en: '/en/offline' },
    isNoReturn: true,
    unlisted: true,
  },
  My_Visits: {
    paths: { fi: '/oma/kaynnit', sv: '/sv/mitt/besok', en: '/en/my/visits' },
    needsLogin: true,
  },
  My_Orders: {
    paths: { fi: '/oma/tilaukset', sv: '/sv/mitt/bestallningar', en: '/en/my/orders' },
    needsLogin: true,
  },
  My_Order: {
    paths: {
      fi: '/oma/tilaukset/:orderNumber',
      sv: '/sv/mitt/bestallningar/:orderNumber',
      en: '/en/my/orders/:orderNumber',
    },
    needsLogin: true,
  },
  My_Details: {
    paths: { fi: '/oma/tiedot', sv: '/sv/mitt/uppgifter', en: '/en/my/details' },
    needsLogin: true,
  },
  My_New_Email: {
    paths: { fi: '/oma/uusi-osoite', sv: '/sv/mitt/ny-adress', en: '/en/my/new-address' },
    isNoReturn: true,
    unlisted: true,
  },
  Stop_Letters: {
    paths: { fi: '/kirjeet/lopeta', sv: '/sv/brev/avsluta', en: '/en/letters/stop' },
    unlisted: true,
  },
  Stop_New_Email: {
    paths: { fi: '/oma/pysayta-vaihto', sv: '/sv/mitt/stoppa-bytet', en: '/en/my/stop-change' },
    isNoReturn: true,
    unlisted: true,
  },
  My_Privacy: {
    paths: { fi: '/oma/tietosuoja', sv: '/sv/mitt/dataskydd', en: '/en/my/privacy' },
    needsLogin: true,
  },
  My_Deletion: {
    paths: { fi: '/oma/poista-tili', sv: '/sv/mitt/radera', en: '/en/my/delete' },
    needsLogin: true,
  },
  Extend_Validity: {
    paths: { fi: '/oma/voimassaolo', sv: '/sv/mitt/giltighet', en: '/en/my/validity' },
    needsLogin: true,
  },
  // Museum desks only: the reads behind it refuse everyone else.
  Desk: {
    paths: { fi: '/kassa', sv: '/sv/kassa', en: '/en/desk' },
    needsLogin: true,
    unlisted: true,
  },
  ...OFFICE_PAGES,
  // The link of an invitation to work here; the secret stands after the #.
  Staff_Invitation: {
    paths: { fi: '/kutsu', sv: '/sv/inbjudan', en: '/en/invitation' },
    unlisted: true,
  },
  Museums: { paths: { fi: '/museot', sv: '/sv/museer', en: '/en/museums' } },
  Museum: {
    paths: { fi: '/museot/:slug', sv: '/sv/museer/:slug', en: '/en/museums/:slug' },
  },
  Withdrawal: { paths: { fi: '/peruuta', sv: '/sv/angra', en: '/en/withdraw' } },
  Help: { paths: { fi: '/ohjeet', sv: '/sv/hjalp', en: '/en/help' } },
  Terms: { paths: { fi: '/ehdot', sv: '/sv/villkor', en: '/en/terms' } },
  Privacy: { paths: { fi: '/tietosuoja', sv: '/sv/dataskydd', en: '/en/privacy' } },
  // One version, also an earlier or a coming one.
  Terms_Version: {
    paths: {
      fi: '/ehdot/:version',
      sv: '/sv/villkor/:version',
      en: '/en/terms/:version',
    },
    unlisted: true,
  },
  Privacy_Version: {
    paths: {
      fi: '/tietosuoja/:version',
      sv: '/sv/dataskydd/:version',
      en: '/en/privacy/:version',
    },
    unlisted: true,
  },
  Accessibility: {
    paths: { fi: '/saavutettavuus', sv: '/sv/tillganglighet', en: '/en/accessibility' },
  },
  Cookies: { paths: { fi: '/evasteet', sv: '/sv/kakor', en: '/en/cookies' } },
  Dev_Controls: {
    paths: { fi: '/dev/controls', sv: '/sv/dev/controls', en: '/en/dev/controls' },
    devOnly: true,
  },
  Dev_Clock: {
    paths: { fi: '/dev/clock', sv: '/sv/dev/clock', en: '/en/dev/clock' },
    devOnly: true,
  },
  Not_Found: {
    paths: { fi: '/ei-loydy', sv: '/sv/hittas-inte', en: '/en/not-found' },
    isNoReturn: true,
    unlisted: true,
  },
  // In the place of every customer's page until the scheme is opened.
  Opening_Soon: {
    paths: { fi: '/avataan-pian', sv: '/sv/oppnar-snart', en: '/en/opening-soon' },
    isNoReturn: true,
    unlisted: true,
  },
} as const satisfies Record<string, Page>;

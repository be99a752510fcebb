import { VOUCHER_NAMES } from '../../../domain/payment/provider.ts';
import { texts as limits } from './fact-limits.ts';
import { texts as takenGifts } from './taken-gifts.ts';

/** Names of the scheme facts that have a start day. */
export const topics = {
  limits: 'Limits',
  takenGifts: 'Activated gift in a withdrawal',
  languages: 'Languages',
  colours: 'Colours',
  logo: 'Logo',
  search: 'Search engines',
  tracking: 'Visitor analytics',
  logging: 'Browser logs',
  bank: 'Online banks and mobile payments',
  card: 'Payment cards',
  ...VOUCHER_NAMES,
  companyInvoice: 'Company invoice',
  selling: 'Sales',
  gifts: 'Gifts',
  registration: 'Activation of cards',
  monthly: 'Monthly payment',
  banner: 'Notice',
};

const offers = {
  offered: 'Offered',
  notOffered: 'Not offered',
  open: 'Open',
  paused: 'Paused',
};

const notices = {
  news: 'News',
  fault: 'Disruption',
  noBanner: 'No notice',
};

const words = {
  wordsFi: 'In Finnish',
  wordsSv: 'In Swedish',
  wordsEn: 'In English',
};

const logged = {
  off: 'Nothing',
  ERROR: 'Errors',
  WARN: 'Errors and warnings',
  INFO: 'Also the steps of a purchase',
  DEBUG: 'Everything, for troubleshooting',
};

export const texts = {
  name: 'Plan a change',
  lead: 'The change begins at 00:00 on the day you choose. Some changes, such as a pause, a notice or colours, can begin at once.',
  deed: 'Schedule the change',
  done: 'The change is scheduled.',
  form: {
    from: 'From',
    fromHint: 'Tomorrow at the earliest',
    fromTodayHint: 'Today or later',
    until: 'Last day',
    untilHint: 'Empty: until further notice',
    taken:
      'A change is already planned for this day. Replace it in the list or choose another day.',
    now: 'Without the change {0}',
    bad: 'Type a number, for example {0}',
    ...limits.names,
    takenGifts: 'An activated gift when the giver withdraws the order',
    ...takenGifts,
    takenGiftsHint:
      'The law leaves this open. Ask a lawyer if you need to. The terms, messages and the withdrawal page tell what you choose.',
    state: 'State',
    ...offers,
    notice: 'Notice beside the payment method',
    noticeHint:
      'Shown {0|# day|# days} before the change and {1|# day|# days} after it. Empty: no notice.',
    ...words,
    allLanguages: 'Write the text in every language.',
    languages: 'Languages of the portal',
    languagesHint: 'Pages, messages and search engines use these languages.',
    firstLanguage: 'First language',
    languageNames: { fi: 'Finnish', sv: 'Swedish', en: 'English' },
    ownColours: 'Your own colours',
    shippedColours: 'The service’s own colours',
    night: 'Dark colour',
    nightHint: 'Buttons and links on a light background, in the form #1a2142',
    light: 'Light colour',
    lightHint: 'Highlights, and buttons on a dark background',
    badColour: 'Write the colour in the form #1a2142.',
    useColour: 'Use {0}',
    tooLow: {
      night:
        'The dark colour stands out too little: its contrast is {0} and must be at least {1}. For example, {2} is enough.',
      light:
        'The light colour stands out too little: its contrast is {0} and must be at least {1}. For example, {2} is enough.',
    },
    logo: {
      own: 'Your own logo',
      shipped: 'The service’s own logo',
      hint: 'PNG or WebP, on a transparent background. The shorter side must be at least 64 pixels. SVG is not accepted: save the logo as PNG.',
      choose: 'Choose a logo',
      noFile: 'No file',
      sending: 'Uploading…',
      badType:
        'The logo is neither PNG nor WebP. SVG is not accepted, because it can contain program code. Save the logo as PNG.',
      tooLarge: 'The file is too large. Make the logo smaller and try again.',
      failed: 'The logo could not be uploaded. Try again.',
      icon: 'Icon',
    },
    ownSearch: 'Your own texts',
    shippedSearch: 'The service’s own texts',
    searchTitle: {
      fi: 'Title of the home page in Finnish',
      sv: 'Title in Swedish',
      en: 'Title in English',
    },
    searchDescription: {
      fi: 'Description of the home page in Finnish',
      sv: 'Description in Swedish',
      en: 'Description in English',
    },
    searchMarkup: 'The text must not contain the characters < and > or braces.',
    measurer: 'Analytics service',
    measurers: {
      settings: 'As set on the server',
      none: 'None',
      gtm: 'Google Tag Manager',
      ga4: 'Google Analytics 4',
      matomo: 'Matomo',
    },
    trackingId: 'ID',
    badTrackingId: 'Write the ID like this: {0}',
    trackingUrl: 'Address',
    trackingUrlHint: 'Empty: Google’s own address',
    matomoUrlHint: 'For example https://stats.example.fi/matomo',
    badTrackingUrl: 'Write an address that begins with https://',
    trackingNote: 'Only visitors who have given their permission are counted.',
    logged: 'What browsers report',
    loggedLevels: logged,
    loggedNote:
      'The logs contain no personal data. A level that has been set for one person stays in force.',
    day: 'Light',
    evening: 'Dark',
    sample: { button: 'Buy a card', link: 'Read more', mark: 'Highlight' },
    kind: 'Kind',
    ...notices,
    closable: 'The reader can close the notice',
  },
  labels: {
    logo: 'Logo',
    titleFi: 'Title in Finnish',
    titleSv: 'Title in Swedish',
    titleEn: 'Title in English',
    descriptionFi: 'Description in Finnish',
    descriptionSv: 'Description in Swedish',
    descriptionEn: 'Description in English',
    tracking: 'Analytics service',
    logging: 'What browsers report',
    colours: 'Colours',
    languages: 'Languages',
    takenGifts: 'Activated gift in a withdrawal',
    topic: 'What',
    from: 'Begins',
    until: 'Ends',
    replaced: 'Replaces',
    state: 'State',
    banner: 'Notice',
    closable: 'Can be closed',
    begun: 'Under way',
    monthly: 'Monthly payment',
    warning: 'Note',
    next: 'Next change',
    ...limits.names,
    ...words,
  },
  phrases: {
    ...topics,
    ...takenGifts,
    ownLogo: 'Your own logo, {0} × {1} px',
    shippedLogo: 'The service’s own logo',
    ownWords: 'The service’s own text',
    asSettings: 'As set on the server',
    nobody: 'None',
    ...logged,
    now: 'At once',
    day: '{0} at 00:00',
    lastDay: '{0} at 24:00',
    overlap:
      'There is already a notice on the same days: “{0}” ({1}–{2}). On the days they share, only the one that begins later is shown.',
    overlapOpen:
      'There is already a notice on the same days: “{0}” (from {1}, until further notice). On the days they share, only the one that begins later is shown.',
    planOf: 'The change that begins on {0}',
    count: '{0}',
    sum: '{0}',
    words: '{0}',
    yes: 'Yes',
    no: 'No',
    begunPayments:
      'A payment begun before the change can be completed, and the order is fulfilled.',
    begunOrders: 'An order made before the change is not affected.',
    begunGifts: 'An order made before the change follows what the terms said then.',
    begunLetters: 'A message that has been sent is not sent again.',
    codesWait: 'Codes are kept. A card can be activated when activation opens.',
    shipped: 'The service’s own colours',
    otherLanguages:
      'An address in another language leads to the page in the first language. Whoever has chosen another language gets messages in the first one.',
    noMonthly:
      'No new monthly payments can be started. Instalments on saved cards are charged as before.',
    ...offers,
    ...notices,
  },
  refusals: {
    logoGone: 'The logo was not found. Upload it again.',
    searchMissing: 'A title or a description is missing. Write both in every language.',
    searchMarkup:
      'The title and the description must not contain the characters < and > or braces.',
    trackingId: 'The ID is not valid. Write it like this: {0}',
    trackingUrl: 'The address is not valid. Write one that begins with https://',
    trackingHost:
      'Measuring by {0} cannot be switched on here, because its script would run on pages of customers. Whoever runs the service can allow it with the setting MEASURING_HOSTS.',
    dayPassed: 'The change cannot begin that early. Choose a later day.',
    dayTooFar: 'A change can be planned at most two years ahead, until {0}.',
    dayTaken: 'A change is already planned for {0}. Replace it in the list or choose another day.',
    notPlanned:
      'The change that this would replace no longer exists: it has begun, or was moved or cancelled.',
    nothingChanges: 'The same already applies on that day without this change.',
    nightLow:
      'The dark colour stands out too little: its contrast is {0} and must be at least {1}. For example, {2} is enough.',
    lightLow:
      'The light colour stands out too little: its contrast is {0} and must be at least {1}. For example, {2} is enough.',
    languagesOrder: 'Choose at least one language. If Finnish is among them, it comes first.',
    endsBefore: 'The last day cannot be before the first.',
    wordsMissing: 'The text is missing in some language. Write it in every language.',
    lastMethod:
      'On {0} neither online banks nor payment cards would be offered. One of them must be.',
    ...limits.refusals,
  },
};

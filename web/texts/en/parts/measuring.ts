import type { texts as fi } from '../../fi/parts/measuring.ts';

/** What is said while a measuring service is connected. {0} is its name, {1} the host of a server of one's own. */
export const texts: typeof fi = {
  heading: 'Purchase statistics',
  purpose:
    'We collect purchase statistics with {0}, but only if you allow it. The purpose is to see at which step a purchase is left unfinished. The basis is your consent, which you can withdraw at any time on the page [Cookies](Cookies).',
  what: 'Your browser sends the step of the purchase, the product, the price, the campaign code and the reference of a paid purchase, the address of the page, and technical data such as your IP address and browser version. Your name, e-mail and customer number are not sent.',
  cookies: 'If you allow it, the service sets these cookies:',
  others:
    'The pages have no tracking by advertising networks or social media. All files, fonts included, come from our own server, except the measuring program for purchase statistics, which is loaded from {0} only if you allow it.',
  unless: ', except in purchase statistics as described under Purchase statistics',
  google: {
    receiver:
      'The data goes to Google Ireland Limited (Ireland), which processes it on our behalf and keeps data about a single browser for fourteen months at most.',
    transfer:
      'Data may be transferred to Google LLC in the United States. The transfer is based on the European Commission’s adequacy decision (EU–US Data Privacy Framework) and on standard contractual clauses.',
    cookies: [
      '_ga: tells browsers apart, kept for two years',
      '_ga_ and the measurement ID: remembers the stage of a visit, kept for two years',
    ],
  },
  matomo: {
    receiver:
      'The data goes to whoever runs the Matomo server {1}, who processes it on our behalf.',
    noTransfer:
      'The data is stored on the server {1}, which is in an EU or EEA country. It is not transferred outside the EU and the EEA.',
    transfer:
      'The data is stored on the server {1}, which is outside the EU and the EEA. The transfer is based on standard contractual clauses approved by the European Commission. Our customer service sends you a copy of them on request.',
    cookies: [
      '_pk_id: tells browsers apart, kept for thirteen months',
      '_pk_ses: remembers the stage of a visit, kept for half an hour',
      '_pk_ref: remembers where the visit began, kept for half a year',
    ],
  },
};

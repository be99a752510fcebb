import type { texts as fi } from '../fi/cookies.ts';
import { texts as measuring } from './parts/measuring.ts';

export const texts: typeof fi = {
  title: 'Cookies',
  description: 'What the {product.low} web service stores in your browser, why and for how long.',
  lead: 'We store only what the service needs to work or to remember your own choices. We ask your permission to collect purchase statistics, and you can change your answer on this page.',
  stored: {
    need: { necessary: 'necessary', choice: 'remembers your choice' },
    lasts: {
      hour: 'Kept for one hour',
      month: 'Kept for 30 days',
      halfYear: 'Kept for half a year',
      year: 'Kept for one year',
      longest: 'Kept for 400 days',
      browser: 'Kept until you sign out, close the browser or are away for half an hour',
      tab: 'Kept until you close the tab or sign out',
      signOut: 'Kept until you sign out or clear the browser’s storage',
      sent: 'Kept until the report has been sent to the server',
      release: 'Kept until the service is updated or you clear your browser’s storage',
    },
    purpose: {
      session: 'Keeps you signed in. Holds only a random code.',
      login: 'Ties the one-time code to the browser that asked for it.',
      'login-method': 'Remembers whether you last signed in with a one-time code or a password.',
      device:
        'Recognises a browser in which you have signed in before, so that people guessing your password cannot lock you out. It does not keep you signed in and does not say who you are.',
      buyer:
        'Links an order made without signing in (such as a gift), an order form or a card registration form to the browser in which it was filled in. Holds only a random code. Set only when you fill in the form.',
      activation:
        'Remembers, in encrypted form, which card you are activating once you have opened a gift or entered an activation code. Before registration it is valid for one hour only.',
      passkey:
        'For staff: ties signing in with a passkey to this browser. Valid for a few minutes only.',
      theme: 'Remembers whether you chose the light or the dark appearance.',
      banner: 'Remembers which notice you closed.',
      consent: 'Remembers whether we may collect purchase statistics. Set only when you answer.',
      'museumCard.items': 'What you are buying and its price.',
      'museumCard.shopEvents':
        'If you allow purchase statistics: the steps of the purchase that they are told of on the thank-you page. Nothing about you.',
      'museumCard.billingType': 'Whether you pay once or monthly.',
      'museumCard.campaignCode': 'The campaign code you entered.',
      'museumCard.paymentResult': 'The reference and the result of the payment.',
      'museumCard.renewalPending': 'That the extension of your card is under way.',
      'museumCard.assetId': 'The reference of the card that is being extended.',
      'museumCard.renewalEventId': 'The reference of the extension order.',
      'museumCard.staffInvitation': 'For staff: the code of the invitation while you sign in.',
      'museumCard.logs':
        'An error report that could not be sent to the server at once. There are no passwords or details from forms in it.',
      'museumCard.lastBank':
        'The code of the bank you used last, so that it comes first next time.',
      'museumCard.deskMuted': 'At a museum’s ticket desk: whether the sound is off.',
      'museumCard.officeKeysOff': 'For staff: whether the keyboard shortcuts are off.',
      card: 'The page of your card. Offline, it is shown for seven days at most.',
      desk: 'The page of a museum’s ticket desk.',
      offline: 'The page that is shown when you are offline. It holds nothing about you.',
      'museum-desk':
        'The ticket desk’s list of cards as hashes, and encrypted visits that are waiting to be sent. Visits that have not been sent stay after signing out.',
    },
  },
  sections: {
    cookies: {
      heading: 'Cookies',
      body: [
        'A cookie is a short text that the browser keeps and shows to the server. On an encrypted connection the names of the cookies that the server sets begin with __Host-.',
      ],
      stores: ['cookie'],
    },
    storage: {
      heading: 'Browser storage',
      body: [
        'During a purchase, the tab’s storage holds what you are buying. There are no names, addresses or other personal data in it.',
        'A few things stay on the device so that they are there next time.',
      ],
      stores: ['sessionStorage', 'localStorage'],
    },
    offline: {
      heading: 'Offline',
      body: [
        'On your first visit, a page that says you are offline is stored on the device. When you open your card or a museum’s ticket desk, that page is stored on the device too, so that it opens offline.',
      ],
      stores: ['cacheStorage', 'indexedDB'],
    },
    measuring: {
      heading: 'Purchase statistics',
      body: [
        'On the purchase pages and the thank-you page we ask whether we may collect purchase statistics. If you agree, we record that the form was opened, the details were accepted and the purchase was paid, with the product, the price and the campaign code. Your name, e-mail, address and customer number are not recorded. Without your permission none of this is recorded.',
        'The server also counts, day by day, how many times the purchase form was opened, details were accepted and purchases were paid. These are only numbers: they need no cookie and do not show who bought.',
      ],
      hasConsentChoice: true,
    },
    others: {
      heading: 'What we do not do',
      body: [
        'The pages have no tracking by advertising networks or social media, and all files, fonts included, come from our own server.',
      ],
    },
    control: {
      heading: 'How to remove cookies',
      body: [
        'You can remove or block cookies in the settings of your browser. You can read the pages without them, but you cannot sign in or buy. The [Privacy](Privacy) page tells you about the rest of our data processing.',
      ],
    },
  },
  measuring,
};

import type { texts as fi } from '../fi/cookies.ts';

export const texts: typeof fi = {
  title: 'Cookies',
  description: 'What the {product.low} web service stores in your browser, why and for how long.',
  lead: 'We store only what the service needs to work or to remember your own choices. We ask your permission to collect purchase statistics, and you can change your answer on this page.',
  sections: {
    cookies: {
      heading: 'Cookies',
      body: [
        'A cookie is a short text that the browser keeps and shows to the server. We have six. On an encrypted connection the names of the first four begin with __Host-.',
      ],
      list: [
        'session: keeps you signed in. Holds only a random code. Ends when you sign out, close the browser or are away for half an hour.',
        'login: ties the one-time code to the browser that asked for it. Valid for an hour.',
        'login-method: remembers whether you last signed in with a one-time code or a password. Valid for a year.',
        'buyer: ties an order made without signing in, such as a gift, and the form of an order or of a card registration to the browser in which they were filled in. Holds only random marks. Set only when you fill in the form. Valid for a month.',
        'theme: remembers whether you chose the light or the dark appearance. Valid for a year.',
        'consent: remembers whether we may measure buying. Set only when you answer. Valid for half a year.',
      ],
    },
    storage: {
      heading: 'Browser storage',
      body: [
        'During a purchase the session storage of the tab holds what you are buying: the product and its price (museumCard.items), the billing (museumCard.billingType), the campaign code (museumCard.campaignCode), the result of the payment (museumCard.paymentResult) and, when a card is renewed, that the renewal is under way and the references of the card and the order (museumCard.renewalPending, museumCard.assetId, museumCard.renewalEventId). There are no names, addresses or other personal data in it. It is emptied when you close the tab or sign out.',
        'If something goes wrong on a page and the server cannot be told at once, the error report waits in the browser’s storage (museumCard.logs) until it has been sent. There are no passwords or details from forms in it.',
        'When you choose a payment method, the code of the bank you used last stays on the device (museumCard.lastBank), so that it comes first next time. It goes when you sign out or clear the browser’s storage.',
      ],
    },
    measuring: {
      heading: 'Measuring purchases',
      body: [
        'On the buying pages and the thank-you page we ask whether we may measure the purchase. If you agree, we note that the form was opened, the details were accepted and the purchase was paid, with the product, the price and the campaign code. Your name, e-mail, address or customer number are not noted. Without your permission none of this is noted.',
        'The server also counts, day by day, how many times the buying form was opened, details were accepted and purchases were paid. These are only numbers: they need no cookie and do not show who bought.',
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
        'You can remove or block cookies in the settings of your browser. Reading works without them, but signing in and buying do not. The page [Privacy](Privacy) tells about the rest of our data processing.',
      ],
    },
  },
};

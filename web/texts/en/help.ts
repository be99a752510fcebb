import type { texts as fi } from '../fi/help.ts';

export const texts: typeof fi = {
  title: 'Help and customer service',
  description:
    'How to buy, give, activate and extend the {product.low}. Customer service contacts and answers to the most common questions.',
  lead: 'Most questions find their answer on this page. If something is still unclear, just ask us.',
  sections: {
    contact: {
      heading: 'Contact us',
      body: [
        'Call {phone} or write to {email}. We answer the phone {hours}.',
        'Keep your customer number or order number at hand, so that we find your case quickly. We never ask for passwords, one-time codes or payment card details.',
      ],
    },
    buying: {
      heading: 'Buying a card for yourself',
      body: [
        'Choose [Buy for yourself](Buy_Museum_Card). First write your e-mail address: we send a one-time code to it, and with the code you get on without an account.',
        'Then fill in your details and choose a password. Write your name as it appears on your photo ID, because you show that at the desk too. Last, choose how to pay.',
        'You can use the card as soon as you have paid. The customer number and the receipt come by e-mail.',
      ],
    },
    paying: {
      heading: 'Ways to pay',
      body: [
        'You can pay in your online bank, by card or with a cultural voucher. Vouchers are for your own card and its extension, not for gifts or company orders.',
        'If the payment is interrupted, nothing is charged and you can try again. If the money has left but you see no confirmation, do not pay twice: we check the payment and send the confirmation by e-mail.',
      ],
    },
    monthly: {
      heading: 'Monthly payment',
      body: [
        'With monthly payment the card is paid in twelve instalments from your payment card. You pay the first one when you buy, and the rest are charged once a month.',
        'The order is binding for 12 months and cannot be interrupted during the period. You still have a 14-day right of withdrawal. If a charge fails, you get an e-mail and can change the payment card.',
      ],
    },
    desk: {
      heading: 'The card at the museum desk',
      body: [
        'Show your customer number and your photo ID at the desk. You find the number in My {product}, in your e-mail and on the plastic card.',
        'The card is personal and cannot be lent. Museums tell about extra charges and exceptions for single exhibitions themselves.',
      ],
    },
    validity: {
      heading: 'How long the card is valid',
      body: [
        'A card paid at once is valid for 12 months from the first museum visit. A card paid monthly is valid for 12 months from the first payment.',
        'When you extend a valid card, the new period starts where the current one ends. If the card has already expired, the new period starts on the day you extend it. The last day of validity is always included.',
      ],
    },
    gift: {
      heading: 'The card as a gift',
      body: [
        'The [digital gift](Gift_Digital) goes to the recipient’s e-mail. The [gift envelope](Gift_Envelope) travels by post, either to you or straight to the recipient. You need no account for either.',
        'The recipient activates the gift. If they already have a card, the gift adds a year to it.',
      ],
    },
    activation: {
      heading: 'Activating a gift card',
      body: [
        'Open [Activate a card](Activate_Card) and write the activation code from the gift message or from inside the envelope. Then fill in your details. Activation costs nothing.',
      ],
    },
    plastic: {
      heading: 'The plastic card',
      body: [
        'The plastic card arrives by post in {weeks} weeks, but there is no need to wait for it: the customer number works at once. You can also do without plastic and use the card on your phone.',
        'The card is made automatically with the name and year of birth you gave, and they cannot be changed afterwards. You can change your address and other details in My {product}.',
      ],
    },
    lost: {
      heading: 'A lost or broken card',
      body: [
        'Losing the plastic card does not stop your visits: the customer number and your photo ID are enough. Customer service sends a new plastic card.',
        'If you suspect that someone uses your number, tell us. We change the number, and your card goes on as before.',
      ],
    },
    signIn: {
      heading: 'Signing in and passwords',
      body: [
        'You sign in with a one-time code or a password. The code arrives by e-mail within a minute and is valid for 10 minutes. If you do not see it, look in your spam folder and check the address.',
        'If you forgot your password, get a new one on the [sign-in page](Login). For your safety the session ends when the pages have not been used for half an hour. We warn you half a minute before.',
      ],
    },
    withdrawal: {
      heading: 'Withdrawing from a purchase',
      body: [
        'Cards, gifts and monthly orders bought online have a 14-day right of withdrawal. Withdraw on the page [Withdraw from an order](Withdrawal), or tell customer service and give the order number. You need not give a reason.',
        'If the card has already been used, a sum that matches the used part may be deducted from the refund. The exact conditions are in the [terms of use](Terms).',
      ],
    },
    companies: {
      heading: 'Orders for companies',
      body: [
        'A company orders many cards at once on the page [For companies](Company_Order), digitally or in gift envelopes. Payment is by company invoice, card or online bank.',
      ],
    },
  },
};

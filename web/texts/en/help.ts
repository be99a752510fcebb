import { CODE_MINUTES } from '../../../domain/account/login-code.ts';
import { ANSWER_WORKING_DAYS } from '../../../domain/contact/contact-message.ts';
import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import { REFUND_DAYS, WITHDRAWAL_DAYS } from '../../../domain/withdrawal/withdrawal-days.ts';
import type { texts as fi } from '../fi/help.ts';
import { texts as subjects } from './parts/contact-subjects.ts';

export const texts: typeof fi = {
  title: 'Help and customer service',
  description:
    'How to buy, give, activate and extend the {product.low}. How to contact customer service, and answers to the most common questions.',
  lead: 'Most questions are answered on this page. If something is still unclear, just ask us.',
  search: {
    label: 'Search help',
    found: '{0|# answer|# answers} found.',
    none: 'No matches. Try another word, or contact us.',
  },
  contactForm: {
    subjects,
    open: 'Write to us',
    heading: 'Write to customer service',
    lead: `We reply by e-mail, usually within ${ANSWER_WORKING_DAYS} working days.`,
    subject: 'Subject',
    message: 'Your message',
    messageHelp:
      'Do not write about your health, or give passwords, one-time codes or payment card numbers.',
    counter: '{0} / {1|# character|# characters}',
    orderNumber: 'Order number (optional)',
    orderNumberHelp: 'In the order confirmation and on the receipt, for example MK100001.',
    email: 'Your e-mail address',
    emailHelp: 'We will reply to this address.',
    emailMissing: 'Enter an e-mail address such as name@example.com.',
    messageMissing: 'Tell us how we can help.',
    messageTooLong: 'The message is too long. Please shorten it.',
    send: 'Send the message',
    sent: 'Thank you, your message has been sent',
    sentLead: 'The case number is {0}. A confirmation is on its way to {1}.',
    another: 'Write another message',
    unsent: 'Your message has not been sent. Leave the page anyway?',
    failed: 'The message could not be sent. Try again: your text is still here.',
  },
  sections: {
    contact: {
      heading: 'Contact us',
      body: [
        'Call {phone} or write to {email}. We answer the phone {hours}.',
        'Have your customer number or order number to hand, so that we can find your case quickly. We never ask for passwords, one-time codes or payment card details.',
      ],
    },
    buying: {
      heading: 'Buying a card for yourself',
      body: [
        'Choose [Buy for yourself](Buy_Museum_Card). First enter your e-mail address: we send it a one-time code, so you can continue even if you have no account yet.',
        'Then fill in your details and choose a password. Enter your name as it appears on your photo ID, because you will show it at the desk. Finally, choose how to pay.',
        'You can use the card as soon as you have paid. The customer number and the receipt come by e-mail.',
      ],
    },
    paying: {
      heading: 'Ways to pay',
      words: 'ePassi Smartum Edenred MobilePay invoice bank',
      body: [
        'You can pay in your online bank, by card or with a cultural voucher. Vouchers are for your own card and its extension, not for gifts or company orders.',
        'If the payment is interrupted, nothing is charged and you can try again. If the money has left your account but you see no confirmation, do not pay twice: we check the payment and send the confirmation by e-mail.',
      ],
    },
    monthly: {
      heading: 'Monthly payment',
      words: 'hire purchase in parts',
      body: [
        `With monthly payment the card is paid for in ${INSTALMENT_COUNT} instalments with your payment card. You pay the first one when you buy, and the rest are charged once a month.`,
        `The order is binding for ${INSTALMENT_COUNT} months and cannot be ended early. You still have a ${WITHDRAWAL_DAYS}-day right of withdrawal. If a charge fails, you get an e-mail and can change the payment card.`,
      ],
    },
    desk: {
      heading: 'The card at the museum desk',
      words: 'barcode QR code entrance ticket',
      body: [
        'Show your customer number and your photo ID at the desk. You will find the number in My {product}, in your e-mail and on the plastic card.',
        'The card is personal and cannot be lent. Each museum tells you about its own extra charges and exceptions for individual exhibitions.',
      ],
    },
    validity: {
      heading: 'How long the card is valid',
      words: 'expired expiry prolong',
      body: [
        `A card paid for in full is valid for ${CARD_MONTHS} months from the first museum visit.{monthly| A card paid monthly is valid for ${CARD_MONTHS} months from the first payment.|}`,
        'When you extend a valid card, the new period starts where the current one ends. If the card has already expired, the new period starts on the day you extend it. The last day of validity is always included.',
      ],
    },
    gift: {
      heading: 'The card as a gift',
      words: 'birthday Christmas voucher',
      body: [
        'The [digital gift](Gift_Digital) goes to the recipient’s e-mail. The [gift envelope](Gift_Envelope) travels by post, either to you or straight to the recipient. You need no account for either.',
        'The recipient activates the gift. If they already have a card, the gift adds a year to it.',
      ],
    },
    activation: {
      heading: 'Activating a gift card',
      body: [
        'Open [Activate a card](Activate_Card) and enter the activation code from the gift message or from inside the envelope. Then fill in your details. Activation costs nothing.',
      ],
    },
    plastic: {
      heading: 'The plastic card',
      words: 'moved new address post',
      body: [
        'The plastic card arrives by post in {weeks|one week|# weeks}, but there is no need to wait for it: the customer number works at once. You can also do without plastic and use the card on your phone.',
        'The card is made automatically with the name and year of birth you gave, and you cannot change them yourself afterwards. You can change your address and other details in My {product}.',
      ],
    },
    lost: {
      heading: 'A lost or broken card',
      words: 'stolen damaged misuse',
      body: [
        'You can visit museums without the plastic card: the customer number and your photo ID are enough. Customer service will send you a new plastic card.',
        'If you suspect that someone is using your number, tell us. We will change the number, and your card will work as before.',
      ],
    },
    signIn: {
      heading: 'Signing in and passwords',
      words: 'forgot locked code does not arrive',
      body: [
        `You sign in with a one-time code or a password. The code arrives by e-mail within a minute and is valid for ${CODE_MINUTES} minutes. If you do not see it, look in your spam folder and check the address.`,
        'If you have forgotten your password, get a new one on the [sign-in page](Login). For your safety the session ends when the pages have not been used for half an hour. We warn you half a minute beforehand.',
      ],
    },
    withdrawal: {
      heading: 'Withdrawing from a purchase',
      words: 'cancel cancellation money back return',
      body: [
        `{monthly|Cards, gifts and monthly payments|Cards and gifts} bought online have a ${WITHDRAWAL_DAYS}-day right of withdrawal. Withdraw on the page [Withdraw from contract here](Withdrawal), or tell customer service and give the order number. You need not give a reason.`,
        'If the card has already been used, the refund may be reduced in proportion to the days used. The exact conditions are in the [terms of use](Terms).',
      ],
    },
    companies: {
      heading: 'Orders for companies',
      words: 'workplace employees staff benefit',
      body: [
        'A company orders many cards at once on the page [For companies](Company_Order), digitally or in gift envelopes. Payment is by company invoice, card or online bank.',
      ],
    },
    lostPhone: {
      heading: 'I lost my phone',
      words: 'mobile stolen',
      body: [
        'Your card is on your account, not in the phone. Sign in to My {product} on another device, or show the customer number from your e-mail and your photo ID at the ticket desk. The session on the lost phone ends by itself when it has not been used for half an hour.',
      ],
    },
    giftMissing: {
      heading: 'The gift has not arrived',
      body: [
        'Ask the recipient to look in the spam folder too. The giver can see where the gift is through the link in the order confirmation, and can send it again or correct the address. A gift envelope arrives within {weeks|one week|# weeks} of the order.',
      ],
    },
    newName: {
      heading: 'My name has changed',
      words: 'surname married misspelt',
      body: [
        'The name on the card must be the one on your photo ID. Contact customer service with your customer number and your new name, and say whether you want a new plastic card.',
      ],
    },
    child: {
      heading: 'Does a child need a card?',
      words: 'children minor family teenager',
      body: [
        'Many museums let children and young people in free. Each museum sets its own age limit, so check its website. The card is personal: a child cannot enter with an adult’s card.',
      ],
    },
    companion: {
      heading: 'Assistant or companion',
      words: 'disabled disability guide dog wheelchair',
      body: [
        'The card admits only its holder. Many museums let an assistant in free when you show, for example, the EU Disability Card. Each museum decides for itself, so ask in advance.',
      ],
    },
    student: {
      heading: 'Students and pensioners',
      words: 'discount unemployed conscript',
      body: [
        'The card costs the same for everyone; there is no discount for students or pensioners. You can pay for your own card with a cultural voucher from your employer.',
      ],
    },
    extra: {
      heading: 'Exhibitions with an extra charge',
      body: [
        'Some museums charge extra for a single exhibition or event. The museum tells you about the charge, and you pay it at its ticket desk.',
      ],
    },
    often: {
      heading: 'How often can I visit?',
      body: [
        'As often as you like, once a day in each museum. You can visit several museums on the same day.',
      ],
    },
    waits: {
      heading: 'How long a card or a gift waits',
      body: [
        'A card paid for in full waits for your first visit without a time limit. A gift has no expiry date either: its code works until it is activated or the order is cancelled.',
      ],
    },
    benefit: {
      heading: 'My cultural voucher does not cover the whole price',
      words: 'ePassi Smartum Edenred balance',
      body: [
        'Each order is paid for with one payment method, so the balance of the voucher must cover the whole price. If it does not, choose {monthly|an online bank, a payment card or monthly payment|an online bank or a payment card}.',
      ],
    },
    employer: {
      heading: 'Tax and e-invoices for employers',
      words: 'tax-free taxation invoicing',
      body: [
        'The [Finnish Tax Administration](https://www.vero.fi/en/) explains how cards bought for staff are taxed. The receipt in the order confirmation has a breakdown of VAT. If you need an e-invoice, ask customer service before you order.',
      ],
    },
    newPlastic: {
      heading: 'A new plastic card',
      body: [
        'Customer service will send you a new plastic card. Give your customer number, and check your address in My {product} first. The validity of the card does not change.',
      ],
    },
    illness: {
      heading: 'Monthly payment during illness or hardship',
      words: 'cancel terminate unemployed',
      body: [
        `Monthly payment is binding for ${INSTALMENT_COUNT} months. If you fall ill for a long time or your finances change suddenly, contact us: we will look for a reasonable solution. Please do not leave an instalment unpaid without telling us.`,
      ],
    },
    refundTime: {
      heading: 'When does my refund arrive?',
      words: 'money back',
      body: [
        `We will refund you within ${REFUND_DAYS} days of your withdrawal. Money paid through a bank or by card is usually in your account within a few working days.`,
        'A cultural voucher is refunded by hand to the service you paid with. If the money cannot be returned to your payment method, we will ask you for an account number by e-mail.',
      ],
    },
    death: {
      heading: 'The holder of the card has died',
      words: 'deceased death',
      body: [
        'We are sorry for your loss. A relative or the estate can tell customer service. We will block the card{monthly|, end the monthly payments|} and tell you whether anything will be refunded.',
      ],
    },
  },
};

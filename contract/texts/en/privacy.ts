import type { Recipient } from '../../../domain/privacy/recipients.ts';
import type { texts as fi } from '../fi/privacy.ts';

const recipients: Record<Recipient, string> = {
  payment:
    'Payment services ({paymentServices}) and through them your bank or card issuer: the details of the payment, your name and contact details. They are independent controllers.',
  invoice:
    'The invoicing service, when a company pays by invoice: the details of the company and its contact person.',
  cardMaker:
    'The maker of plastic cards and gift envelopes: name, address and the number of the card. It processes data on our behalf.',
  post: 'The post: the name and address on the envelope.',
  museum:
    'The museum’s ticket desk: name, year of birth and status of the card, when entry is checked.',
  mail: 'The e-mail service that works on our behalf: your address and the content of our messages.',
  hosting: 'The company that runs our servers on our behalf: all the data in the service.',
  authority: 'Authorities, when the law requires it.',
};

export const texts: typeof fi = {
  title: 'Privacy',
  description:
    'What the {product.low} needs to know about you, why, how long the data is kept and what rights you have.',
  lead: 'We collect only what selling and using the card requires. Your data is not sold and not used to target advertising.',
  sections: {
    controller: {
      heading: 'Who is responsible for the data',
      body: [
        'The controller is {organisation}, business ID {businessId}, {address}. In privacy matters you can reach us at {email} or {phone}.',
      ],
    },
    data: {
      heading: 'What data we hold',
      body: [
        'We get the data from you, from the giver of a gift, from your employer or from the museum desk.',
        'To sell the card we need your name, year of birth and e-mail address, and for the plastic card also your postal address. Without them we cannot deliver the card. Other details are up to you.',
      ],
      list: [
        'Personal details: name, year of birth, e-mail address and, if you give it, phone number.',
        'Postal address for sending the plastic card or the gift envelope.',
        'The card: customer number, validity and the events that make it up.',
        'Orders and payments: what you bought, when, at what price and how you paid. We do not have your payment card number. For a monthly payment we keep the payment service’s reference and the last four digits of the card.',
        'Museum visits: museum and time. They show where you have been, so besides you only our customer service sees them, and every viewing is recorded. You can hide them from us too.',
        'Newsletter permission, language and your other choices.',
        'Technical data: sessions, and logs from which personal data has been removed.',
      ],
    },
    purposes: {
      heading: 'What the data is used for and on what basis',
      body: [],
      list: [
        'Selling, delivering and using the card: our contract with you.',
        'Accounting and consumer rights: legal obligation.',
        'Preventing misuse and developing the service without identifying data: our legitimate interest.',
        'Customer service, and delivering a gift or a card paid for by a company: our legitimate interest in handling your matter and the order.',
        'Names, addresses and actions of people who work in the office and at museum desks: our legitimate interest in overseeing who handles data.',
        'Newsletter by e-mail and text message: your consent, which you can withdraw at any time.',
      ],
    },
    retention: {
      heading: 'How long the data is kept',
      body: [],
      list: [
        'Account and card: as long as your account exists.',
        'Accounting records such as receipts: six years from the end of the year in which the financial year ended.',
        'Unfinished orders and forms: {keptUnpaidOrder}.',
        'Logs: {keptClientLog}.',
        'Museum visits: until the account is deleted.',
        'A name and address that your employer gave for an invitation: the name until you activate the card, the address for {keptInvited} at most.',
        'E-mails that we have sent you: {keptLetter}. Messages about an order are kept as long as the order.',
        'Messages from payment services: {keptNotification}, because a card payment may be disputed for {disputeMonths} months.',
        'Messages to customer service: one year after the case is closed, but no longer than {keptContactCase}.',
        'Statements of withdrawal: {keptWithdrawalStatement}.',
        'Which members of staff have looked at your data: {keptStaffLook}.',
        'One-time code: {keptLoginCode}.',
      ],
    },
    recipients: {
      heading: 'Who receives data',
      body: [
        'If your employer paid for your card, it sees how many cards were handed out and roughly how many have been activated: small numbers are not shown, others are rounded up, and they are counted once a day. It does not see who has activated a card, or anyone’s visits. It does not see a code that was e-mailed to you. If you got the code from your employer, trying the code does not tell it whether the code has been used. If it takes back cards that it handed out, it sees how many of them were unused; and if there was only one card, that alone reveals it.',
        'Data is not transferred outside the EU and the EEA{unlessMeasuring}. Others who receive your data:',
      ],
      list: Object.values(recipients),
    },
    automated: {
      heading: 'When an instalment stays unpaid',
      body: [
        'If a monthly instalment stays unpaid, the system first sends a notice and then stops the card from working, without a human decision. The card works again as soon as the instalment has been paid. You may ask for a person to review it: {email}.',
      ],
    },
    indirect: {
      heading: 'If someone else gave us your data',
      body: [
        'A giver tells us the recipient’s name and e-mail or postal address. An employer tells us the e-mail address and perhaps the name. We say so in our first message and use the data only to deliver the gift or the card. You may object to this or ask us to erase the data: {email}.',
      ],
    },
    rights: {
      heading: 'Your rights',
      body: [
        'You can see and correct your data in My {product}. You can also ask for a copy of all your data, ask us to delete it or restrict its processing, object to its processing, and transfer your data to another service. We answer within a month.',
        'When you delete the account, we delete the account and the visit history. Receipts required by accounting law are kept for as long as the law requires.',
        'If you are not satisfied with our answer, you can complain to the [Data Protection Ombudsman](https://tietosuoja.fi/en/).',
      ],
    },
    security: {
      heading: 'How the data is protected',
      body: [
        'The connection is encrypted, only a hash of each password is kept, and staff see only what their work needs. If your data fell into the wrong hands, we would tell you and the Data Protection Ombudsman.',
        'The [Cookies](Cookies) page tells you what is stored in your browser.',
      ],
    },
  },
};

import type { texts as fi } from '../fi/terms.ts';

export const texts: typeof fi = {
  title: '{product} terms of use',
  description:
    'The terms on which the {product.low} is sold and used: validity, payment, {monthly|monthly payment, |}delivery and right of withdrawal.',
  lead: 'These terms apply to the {product.low}, its gift cards and company orders. They came into force on {inForceOn}.',
  sections: {
    seller: {
      heading: 'Who sells the card',
      body: [
        'The card is sold by {organisation}, business ID {businessId}, {address}. Customer service: {phone}, {email}.',
      ],
    },
    card: {
      heading: 'What the card gives you',
      body: [
        'The card admits you to the participating museums during their opening hours. A museum may charge extra for exhibitions and events that it announces separately, and the list of participating museums may change during your period.',
        'The card admits you to each museum once a day. The card is personal. At the desk you show the customer number or the card together with your photo ID. If someone other than the holder uses the card, the museum may refuse entry.',
      ],
    },
    validity: {
      heading: 'Validity',
      body: [
        'A card paid for in full is valid for {cardMonths} months from the first recorded museum visit.{monthly| A card paid monthly is valid for {cardMonths} months from the first payment.|} The last day is included. An unused card that was paid for in full waits for the first visit without a time limit.',
        'Extending a valid card moves its last day by {renewalMonths} months. The new period of an expired card starts on the day it is extended.',
      ],
    },
    price: {
      heading: 'Price and payment',
      body: [
        'Prices are shown on the purchase page and include value added tax. Payments go through a payment service; your online banking codes and card details never pass through us.',
        'A campaign code must be entered when you order. It cannot be used afterwards or exchanged for money.',
      ],
    },
    monthly: {
      heading: 'Monthly payment',
      body: [
        'An order with monthly payment is a contract of {instalments} months paid in {instalments} instalments. The instalment and the price of the whole contract are shown before you order. The order is binding for the whole period and cannot be ended early once the withdrawal period has ended.',
        'If a charge fails, we tell you and try again. If the instalment is not paid within the extra time that we give you, the card cannot be used until it is.',
      ],
    },
    delivery: {
      heading: 'Delivery',
      body: [
        'The customer number is sent by e-mail right after payment. The plastic card arrives by post in {weeks|one week|# weeks}, unless you chose to do without it.',
        'Check your details before paying: the card is made automatically, and you cannot change the name or year of birth yourself afterwards. Customer service will correct a mistake.',
      ],
    },
    withdrawal: {
      heading: 'Right of withdrawal',
      body: [
        'A consumer may withdraw from the purchase within {withdrawalDays} days of the order without giving a reason. For a gift envelope the time runs from the day the envelope arrives. What counts is when you make your statement, not when we process it. Withdraw on the page [Withdraw from contract here](Withdrawal) or tell customer service by e-mail, phone or post. You can also use the withdrawal form attached to the order confirmation. If the last day is a weekend or a holiday, you may still withdraw on the next working day.',
        'The card can be used at once. When you buy the card or an extension, you also ask for the service to start at once. If you have visited a museum, the share of the price that matches the days used is deducted; otherwise you get the whole sum. {giftsStay|A gift that has been activated stays with its recipient.|A withdrawal also covers a gift that has already been activated: the validity that the gift gave ends and the whole price is refunded, even if the recipient has already visited a museum.} We refund by the same payment method no later than {refundDays} days after your notice.',
      ],
    },
    gifts: {
      heading: 'Gifts and company orders',
      body: [
        'A gift has no expiry date. The recipient may start a new card with it or add a year to the card they hold. Gifts cannot be exchanged for money.',
        'The consumer’s right of withdrawal does not apply to company orders. The invoice must be paid by the date stated on it.',
      ],
    },
    liability: {
      heading: 'Disruptions and liability',
      body: [
        'We keep the service running, but maintenance and faults may interrupt it for a while. If a museum is closed for a time, the validity of the card is not extended unless we say so.',
        'If you notice a mistake in your order or your visits, tell customer service.',
      ],
    },
    planEnd: {
      heading: 'End of a monthly payment, and hardship',
      body: [
        'A monthly payment ends by itself when {instalments} instalments have been paid. It does not continue without a new order.',
        'If paying becomes difficult because of illness, unemployment or another cause beyond your control, contact customer service. We can agree on more time or another reasonable solution.',
      ],
    },
    minors: {
      heading: 'Minors',
      body: [
        'A person under 18 needs their guardian’s permission to buy. A guardian can buy a card for a child as a gift.',
      ],
    },
    changes: {
      heading: 'Changes to the terms',
      body: [
        'Your order is governed by the terms that you accepted when you ordered. New terms apply only to orders and extensions made after they have come into force. If you have a valid card{monthly| or a monthly payment|}, we will tell you about new terms by e-mail at least {noticeDays} days before they come into force.',
      ],
    },
    complaints: {
      heading: 'Faults and complaints',
      body: [
        'Tell customer service about a fault within a reasonable time of noticing it. We answer within {complaintDays} days. Under the Consumer Protection Act you have the right to have the fault corrected, to a price reduction or to cancel the contract.',
      ],
    },
    disputes: {
      heading: 'Disputes',
      body: [
        'Let us first sort the matter out together. If we cannot agree, you can contact the [Consumer Advisory Services](https://www.kkv.fi/en/) and then take the matter to the [Consumer Disputes Board](https://www.kuluttajariita.fi/en/). Finnish law applies.',
      ],
    },
  },
};

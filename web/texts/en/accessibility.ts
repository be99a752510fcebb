import type { texts as fi } from '../fi/accessibility.ts';

export const texts: typeof fi = {
  title: 'Accessibility statement',
  description:
    'How accessible the {product.low} web service is, its known gaps, how to give feedback and who supervises it.',
  lead: 'A museum door must open to everyone, and so must this service. This statement covers the {product.low} web service and was drawn up on 15 November 2026.',
  sections: {
    status: {
      heading: 'Accessibility status',
      body: [
        'The service falls under the Finnish Act on the Provision of Digital Services (306/2019). The act requires the European standard EN 301 549, and with it levels A and AA of WCAG 2.1. Our own aim is the newer guideline, WCAG 2.2 at level AA.',
        'By our own assessment the service meets the requirements. The assessment is based on automatic checks of every page in light and dark at three screen widths, and on trials with the keyboard. No outside audit and no testing with people who use screen readers has been done yet.',
      ],
    },
    how: {
      heading: 'How the service is made',
      body: [],
      list: [
        'Everything works with a keyboard, and focus is clearly visible.',
        'Pages work at a width of 320 pixels and at 400 per cent zoom without scrolling sideways.',
        'No information relies on colour or picture alone.',
        'Motion is reduced if your device asks for it, and you can choose a light or dark appearance.',
        'Information pages work without JavaScript too.',
        'We warn you before the session ends, and you can extend it as many times as you like.',
      ],
    },
    gaps: {
      heading: 'Known gaps',
      body: [
        'The pages of payment services are their own, and we cannot answer for their accessibility. The rya pictures on the cards are decoration: everything on a card is also there as text.',
        'We know of no other gaps. If you find one, please tell us.',
      ],
    },
    feedback: {
      heading: 'Feedback',
      body: [
        'Tell us if something does not work or if you need the content in another form: {email} or {phone}. We answer within 14 days.',
      ],
    },
    authority: {
      heading: 'Supervisory authority',
      body: [
        'If you do not get an answer within two weeks or the answer is not enough, you can report the matter to the Finnish Transport and Communications Agency Traficom. Its accessibility supervision explains how to report it at [webaccessibility.fi](https://www.webaccessibility.fi/). The number of Traficom’s switchboard is 029 534 5000.',
      ],
    },
  },
};

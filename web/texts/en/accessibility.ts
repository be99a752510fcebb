import { openPages } from '../../../contract/page/pages.ts';
import { REVIEW, SUPERVISOR } from '../../../domain/accessibility/review.ts';
import { LONGEST_SESSION_HOURS } from '../../../domain/account/session-clock.ts';
import { formatDate } from '../../../domain/base/format.ts';
import type { texts as fi } from '../fi/accessibility.ts';
import { gapLines } from '../gap-lines.ts';

export const texts: typeof fi = {
  title: 'Accessibility statement',
  description:
    'How accessible the {product.low} web service is, its known gaps, how to give feedback and who supervises it.',
  lead: `A museum door must open to everyone, and so must this service. This statement covers the {product.low} web service and was drawn up on ${formatDate(REVIEW.statedOn, 'en')}.`,
  sections: {
    status: {
      heading: 'Accessibility status',
      body: [
        `The service falls under the Finnish Act on the Provision of Digital Services (306/2019). The act requires the European standard ${REVIEW.standard}, and with it levels A and AA of ${REVIEW.required}. Our own aim is the newer guideline, ${REVIEW.aim} at level AA.`,
        `By our own assessment the service meets the requirements. The assessment is based on automatic checks and on trials with the keyboard. The checks were last run on ${formatDate(REVIEW.checkedOn, 'en')}: ${openPages().length} pages that are open to everyone, in light and dark, at screen widths of ${REVIEW.widths.slice(0, -1).join(', ')} and ${REVIEW.widths.at(-1)} pixels. There has been no external audit yet, and the service has not been tested with people who use screen readers.`,
      ],
    },
    how: {
      heading: 'How the service is made',
      body: [],
      list: [
        'Everything works with a keyboard, and focus is clearly visible.',
        'Pages work at a width of 320 pixels and at 400 per cent zoom without scrolling sideways.',
        'No information relies on colour or images alone.',
        'Motion is reduced if you have chosen so in your device settings, and you can choose a light or dark appearance.',
        'Information pages work without JavaScript too.',
        `We warn you before the session ends, and you can extend it as many times as you like. After ${LONGEST_SESSION_HOURS} hours you need to sign in again.`,
      ],
    },
    gaps: {
      heading: 'Known gaps',
      body: [
        'The rya pictures on the cards are decorative: everything on a card is also there as text.',
        'We know only of the gaps listed below. If you find others, please tell us.',
      ],
      list: gapLines(
        {
          found: 'Found on {0}.',
          mended: 'To be fixed by {0}.',
          gaps: {
            paymentPages:
              'Payment services run their own pages, and we cannot answer for their accessibility.',
          },
        },
        'en',
      ),
    },
    feedback: {
      heading: 'Feedback',
      body: [
        `Tell us if something does not work or if you need the content in another format: {email} or {phone}. We answer within ${REVIEW.answerDays} days.`,
      ],
    },
    authority: {
      heading: 'Supervisory authority',
      body: [
        `If you do not get an answer within ${REVIEW.answerDays} days or are not satisfied with it, you can report the matter to the Finnish Transport and Communications Agency Traficom. Its accessibility supervision explains how to report it at [webaccessibility.fi](${SUPERVISOR.site.en}). Contact: Finnish Transport and Communications Agency Traficom, Digital Accessibility Supervision Unit, [${SUPERVISOR.email}](mailto:${SUPERVISOR.email}), switchboard ${SUPERVISOR.phone}.`,
      ],
    },
  },
};

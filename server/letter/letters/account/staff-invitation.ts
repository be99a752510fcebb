import { z } from 'zod';
import { defineLetter, webAddress } from '../../define-letter.ts';
import type { Fact } from '../../letter.ts';
import { staffInvitationTexts } from '../../texts/account/staff-invitation.ts';

const DAY_SECONDS = 86_400;

/** To a new member of staff: the link to accept the invitation. */
export const staffInvitation = defineLetter({
  name: { fi: 'Kutsu työntekijälle', sv: 'Inbjudan till en medarbetare', en: 'Staff invitation' },
  texts: staffInvitationTexts,
  data: z.object({
    link: webAddress,
    days: z.number().int().positive(),
    /** Museum of the ticket desk; null for the office. */
    museum: z.string().nullable(),
    roles: z.array(z.string()).min(1),
    /** Null: invited through the operator's command line. */
    invitedBy: z.string().nullable(),
  }),
  example: {
    link: 'https://kortti.example/kutsu#token',
    days: 7,
    museum: null,
    roles: ['Asiakaspalvelija'],
    invitedBy: 'Helena Hallinta',
  },
  exampleIn: { sv: { roles: ['Kundtjänstmedarbetare'] }, en: { roles: ['Agent'] } },
  secret: true,
  reason: 'staff',
  usefulForSeconds: ({ days }) => days * DAY_SECONDS,
  write({ link, days, museum, roles, invitedBy }, writing) {
    const { texts, list, head, paragraph, facts, button, quiet } = writing;
    const rows: Fact[] = [[texts.role, list(roles)]];
    if (invitedBy) rows.push([texts.invitedBy, invitedBy]);
    return {
      ...head(texts, days),
      blocks: [
        museum ? paragraph(texts.toDesk, museum) : paragraph(texts.toOffice),
        facts(rows),
        paragraph(texts.how, days),
        button(texts.button, link),
        quiet(texts.notYou),
      ],
    };
  },
});

import { z } from 'zod';
import { formatList } from '../../../domain/base/format.ts';
import { type Fact, formatText, type LetterKind, webAddress } from '../letter.ts';
import { staffInvitationTexts } from '../texts/staff-invitation.ts';

const data = z.object({
  link: webAddress,
  days: z.number().int().positive(),
  /** Museum of the ticket desk; null for the office. */
  museum: z.string().nullable(),
  roles: z.array(z.string()).min(1),
  /** Null: invited through the operator's command line. */
  invitedBy: z.string().nullable(),
});

const DAY_SECONDS = 86_400;

/** To a new member of staff: the link to accept the invitation. */
export const staffInvitation: LetterKind<z.infer<typeof data>> = {
  data,
  secret: true,
  reason: 'staff',
  usefulForSeconds: ({ days }) => days * DAY_SECONDS,
  write({ link, days, museum, roles, invitedBy }, writing) {
    const texts = staffInvitationTexts[writing.language];
    const rows: Fact[] = [[texts.role, formatList(roles, writing.language)]];
    if (invitedBy) rows.push([texts.invitedBy, invitedBy]);
    return {
      subject: formatText(writing, texts.subject),
      preview: formatText(writing, texts.preview, days),
      title: formatText(writing, texts.title),
      blocks: [
        {
          kind: 'paragraph',
          text: museum
            ? formatText(writing, texts.toDesk, museum)
            : formatText(writing, texts.toOffice),
        },
        { kind: 'facts', rows },
        { kind: 'paragraph', text: formatText(writing, texts.how, days) },
        { kind: 'button', label: texts.button, href: link },
        { kind: 'quiet', text: formatText(writing, texts.notYou) },
      ],
    };
  },
};

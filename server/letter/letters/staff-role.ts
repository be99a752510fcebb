import { z } from 'zod';
import { formatDateTime, formatList } from '../../../domain/base/format.ts';
import {
  type Block,
  type Fact,
  formatText,
  type LetterKind,
  plainHead,
  webAddress,
} from '../letter.ts';
import { staffRoleTexts } from '../texts/staff-role.ts';

const roles = z.array(z.string()).min(1);
const given = z.object({
  to: z.string(),
  roles,
  /** Null: granted through the operator's command line. */
  by: z.string().nullable(),
  /** Null: starts once someone confirms it. */
  startsAt: z.number().nullable(),
  /** Page to confirm or revoke the role; null when the reader may do neither. */
  link: webAddress.nullable(),
});
const confirmed = z.object({ roles, link: webAddress });

/** To colleagues: somebody got a role that moves money, approves or grants rights. */
export const staffRoleGiven: LetterKind<z.infer<typeof given>> = {
  data: given,
  secret: false,
  reason: 'account',
  usefulForSeconds: () => null,
  write({ to, roles, by, startsAt, link }, writing) {
    const { language } = writing;
    const texts = staffRoleTexts[language];
    const head = startsAt === null ? texts.given.waits : texts.given.starts;
    const start = startsAt === null ? texts.given.waits.start : formatDateTime(startsAt, language);
    const rows: Fact[] = [
      [texts.to, to],
      [texts.roles, formatList(roles, language)],
      [texts.by, by ?? texts.byCommand],
      [texts.starts, start],
    ];
    const doing: Block[] = link
      ? [
          { kind: 'paragraph', text: texts.decide },
          { kind: 'button', label: texts.button, href: link },
        ]
      : [{ kind: 'paragraph', text: texts.ask }];
    return {
      ...plainHead(head, writing),
      preview: formatText(writing, head.preview, start),
      blocks: [{ kind: 'paragraph', text: head.body }, { kind: 'facts', rows }, ...doing],
    };
  },
};

/** To the member who got the role: it is in force. */
export const staffRoleConfirmed: LetterKind<z.infer<typeof confirmed>> = {
  data: confirmed,
  secret: false,
  reason: 'account',
  usefulForSeconds: () => null,
  write({ roles, link }, writing) {
    const { works } = staffRoleTexts[writing.language];
    const said = formatList(roles, writing.language);
    return {
      ...plainHead(works, writing),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, works.body, said) },
        { kind: 'button', label: works.button, href: link },
      ],
    };
  },
};

import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import css from './renewal.module.css';
import type { ExtendTexts } from './renewal-texts.ts';
import type { Renewal } from './use-renewal.ts';
import type { Told } from './use-standing.ts';

const KIND = {
  declined: 'error',
  notSaved: 'warning',
  saved: 'success',
  restPaid: 'success',
  notPaid: 'warning',
  pending: 'info',
  failed: 'error',
  duePaid: 'success',
  dueDeclined: 'error',
  dueRefused: 'error',
  duePending: 'info',
} as const satisfies Record<Told, string>;

/** Another card is the way on. */
const OFFERS_CARD: Told[] = ['declined', 'dueDeclined', 'dueRefused'];

type Props = { renewal: Renewal; texts: ExtendTexts; shell: ShellTexts };

/** What became of the last try, in words, with the way on. */
export function Outcome({ renewal, texts, shell }: Props) {
  const { told } = renewal;
  if (!told) return null;
  const { title, body } = texts.told[told.kind];
  const kind = KIND[told.kind];
  return (
    <div className={css.told}>
      <Notice kind={kind} kindLabel={shell.toast[kind]} title={title} live="alert">
        <p>{told.words ?? body}</p>
        {OFFERS_CARD.includes(told.kind) && (
          <p>
            <Button look="secondary" onClick={() => void renewal.save(told.eventId)}>
              {texts.charge.otherCard}
            </Button>
          </p>
        )}
      </Notice>
    </div>
  );
}

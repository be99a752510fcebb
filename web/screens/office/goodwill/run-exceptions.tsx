import { useState } from 'react';
import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { readFromServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { useAttempt } from '../../../platform/use-attempt.ts';
import { Button } from '../../../ui/button.tsx';
import css from './goodwill.module.css';
import type { GoodwillTexts, Run } from './goodwill-data.ts';

type Exceptions = CallOutput<'BackOfficeController', 'getGoodwillExceptions'>['cards'];

/** Cards that were skipped, or kept their time when the rest was undone. */
export function RunExceptions({ run, texts }: { run: Run; texts: GoodwillTexts }) {
  const { pathTo } = usePage();
  const [cards, setCards] = useState<Exceptions | null>(null);
  const { isBusy, attempt } = useAttempt(texts.failed, { asToast: true });

  const open = () =>
    attempt(async () => {
      const asked = { id: run.id };
      const read = await readFromServer('BackOfficeController', 'getGoodwillExceptions', asked);
      setCards(read.cards);
    });

  if (!cards) {
    return (
      <Button
        look="text"
        busy={isBusy}
        aria-describedby={`run-${run.id}`}
        onClick={() => void open()}
      >
        {texts.exceptions}
      </Button>
    );
  }
  return (
    <ul className={css.conditions}>
      {cards.map(({ personId, name, why }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: who has no account has no other key, and the list stays as it is
        <li key={place}>
          {personId ? <a href={pathTo('Office_Person', { id: personId })}>{name}</a> : name}:{' '}
          {texts.exceptionWhy[why]}
        </li>
      ))}
    </ul>
  );
}

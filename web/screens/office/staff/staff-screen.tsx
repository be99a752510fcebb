import { useState } from 'react';
import { useSignInAgain } from '../../../parts/account/use-sign-in-again.tsx';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps, ShellTexts } from '../../../platform/screen.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { DeskPeople } from './desk-people.tsx';
import { OfficePeople } from './office-people.tsx';
import type { People } from './staff-data.ts';
import type { Act, Texts } from './staff-texts.ts';

/** Staff: people, invitations and roles. Ticket desk managers see only their own desks. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<People>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Staff" data={data} isForDesks>
      {(page) => <Everyone texts={texts} shell={shell} initial={page} />}
    </OfficeFrame>
  );
}

type Props = { texts: Texts; shell: ShellTexts; initial: People };

function Everyone({ texts, shell, initial }: Props) {
  const { person, pathTo } = usePage();
  const [people, setPeople] = useState(initial);
  const { dialog, withRecentSignIn } = useSignInAgain();

  function actor<Part extends keyof People>(part: Part): Act<NonNullable<People[Part]>> {
    return async (call, done) => {
      const changed = await withRecentSignIn(call);
      setPeople((before) => ({ ...before, [part]: changed }));
      showToast({ label: done, variant: 'success' });
    };
  }

  return (
    <>
      <h1>{people.staff ? texts.heading : texts.desks.heading}</h1>
      <p className="mt-2 list-width soft">{people.staff ? texts.lead : texts.desks.lead}</p>
      {person?.role === 'desk' && (
        <p>
          <a href={pathTo('Desk')}>{texts.desks.back}</a>
        </p>
      )}
      {people.staff && (
        <OfficePeople
          staff={people.staff}
          texts={texts}
          errorPrefix={shell.errorPrefix}
          act={actor('staff')}
        />
      )}
      <DeskPeople
        desks={people.desks}
        hasHeading={people.staff !== null}
        texts={texts}
        errorPrefix={shell.errorPrefix}
        act={actor('desks')}
      />
      {dialog({
        emailAddress: person?.emailAddress ?? '',
        texts: texts.signInAgain,
        errorPrefix: shell.errorPrefix,
      })}
    </>
  );
}

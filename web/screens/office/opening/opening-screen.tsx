import { useEffect, useRef, useState } from 'react';
import { OPENING_ROOMS, type OpeningRoom } from '../../../../domain/scheme/opening-fields.ts';
import { openingGaps } from '../../../../domain/scheme/opening-gaps.ts';
import { ActionDialog } from '../../../parts/office/action/action-dialog.tsx';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { loadFullPage } from '../../../platform/full-page-load.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import { MissingList } from './missing-list.tsx';
import css from './opening.module.css';
import { type Opening, stateOf, type Texts } from './opening-data.ts';
import { OpeningRoomView } from './opening-room.tsx';
import { RoomPlan } from './room-plan.tsx';
import { useOpening } from './use-opening.ts';

/** Staff: what a scheme needs before sales, and the button that opens them. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<Opening>>) {
  const { pathTo } = usePage();
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Opening" data={data}>
      {(opening) =>
        opening.isOpen ? (
          <>
            <h1>{texts.openHeading}</h1>
            <p className="mt-3 mb-5 measure">{texts.openLead}</p>
            <ul className="stack-2">
              <li>
                <a href={pathTo('Office_Museums')}>{texts.addMuseums}</a>
              </li>
              <li>
                <a href={pathTo('Office_Staff')}>{texts.inviteDesks}</a>
              </li>
              <li>
                <a href={pathTo('Home')}>{texts.toPortal}</a>
              </li>
            </ul>
          </>
        ) : (
          <Rooms texts={texts} first={opening} />
        )
      }
    </OfficeFrame>
  );
}

function Rooms({ texts, first }: { texts: Texts; first: Opening }) {
  const { pathTo } = usePage();
  const work = useOpening(first, texts);
  const gaps = openingGaps(stateOf(work.opening));
  const [room, setRoom] = useState<OpeningRoom>(gaps[0]?.room ?? OPENING_ROOMS[0]);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const focusOn = useRef<string | null>(null);

  // After the field's step has rendered.
  useEffect(() => {
    if (focusOn.current) document.getElementById(focusOn.current)?.focus();
    focusOn.current = null;
  });
  function goTo(next: OpeningRoom, place: string) {
    void work.save();
    focusOn.current = place;
    setRoom(next);
  }

  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="mt-3 mb-5 measure">{texts.lead}</p>
      <MissingList
        texts={texts}
        gaps={gaps}
        onGo={goTo}
        onOpen={async () => {
          await work.save();
          setIsDialogOpen(true);
        }}
      />
      <div className={css.opening}>
        <RoomPlan texts={texts} gaps={gaps} at={room} onGo={(next) => goTo(next, 'room')} />
        <OpeningRoomView
          key={room}
          texts={texts}
          room={room}
          work={work}
          onNext={() => {
            const next = OPENING_ROOMS[OPENING_ROOMS.indexOf(room) + 1];
            goTo(next ?? OPENING_ROOMS[0], 'room');
          }}
        />
      </div>
      {isDialogOpen && (
        <ActionDialog
          texts={texts.actions}
          kind="openScheme"
          subject={{}}
          onClose={() => setIsDialogOpen(false)}
          // A full load: every part of the page depends on the scheme.
          onDone={() => loadFullPage(pathTo('Office_Opening'))}
        />
      )}
    </>
  );
}

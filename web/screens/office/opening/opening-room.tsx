import { Fragment } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { formatClock } from '../../../../domain/base/format.ts';
import {
  isFieldRequired,
  OPENING_ROOMS,
  type OpeningRoom,
  ROOM_FIELDS,
} from '../../../../domain/scheme/opening-fields.ts';
import { typedDegrees } from '../../../../domain/scheme/opening-gaps.ts';
import { PlacePicker } from '../../../parts/office/place/place-picker.tsx';
import { usePage } from '../../../platform/page-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { ActionRoom } from './action-room.tsx';
import { FactField } from './fact-field.tsx';
import { LanguageRoom, PlanTick } from './language-room.tsx';
import { NameRoom } from './name-room.tsx';
import css from './opening.module.css';
import type { RoomProps } from './use-opening.ts';

type Props = RoomProps & { room: OpeningRoom; onNext: () => void };

/** One step: its purpose, its fields, and their saved state. */
export function OpeningRoomView({ texts, room, work, onNext }: Props) {
  const { language } = usePage();
  const { savedAt, fault } = work;
  const next = OPENING_ROOMS[OPENING_ROOMS.indexOf(room) + 1];
  return (
    <form
      noValidate
      className={css.room}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <h2 id="room" tabIndex={-1}>
        {OPENING_ROOMS.indexOf(room) + 1}. {texts.rooms[room]}
      </h2>
      <p className="mt-2 mb-5 measure soft">{texts.help[room]}</p>
      <Inside texts={texts} room={room} work={work} />
      <div className="mt-6">
        <Button type="submit">{next ? fill(texts.next, texts.rooms[next]) : texts.toFirst}</Button>
      </div>
      <p className={css.saved} role="status">
        {fault ?? (savedAt ? fill(texts.saved, formatClock(savedAt.getTime(), language)) : '')}
      </p>
    </form>
  );
}

function Inside({ texts, room, work }: RoomProps & { room: OpeningRoom }) {
  if (room === 'languages') return <LanguageRoom texts={texts} work={work} />;
  if (room === 'name') return <NameRoom texts={texts} work={work} />;
  if (room === 'operator' || room === 'prices' || room === 'museum') {
    return (
      <div className="columns">
        {ROOM_FIELDS[room]
          .filter((field) => isFieldRequired(field, work.opening.facts))
          .map((field) =>
            field === 'monthlyPlan' ? (
              <PlanTick key={field} texts={texts} work={work} />
            ) : (
              <Fragment key={field}>
                {field === 'latitude' && <MuseumPlace texts={texts} work={work} />}
                <FactField field={field} texts={texts} work={work} />
              </Fragment>
            ),
          )}
      </div>
    );
  }
  return <ActionRoom texts={texts} room={room} work={work} />;
}

/** Chooses a location without coordinates, before they are asked for. */
function MuseumPlace({ texts, work }: RoomProps) {
  const { latitude = '', longitude = '' } = work.opening.facts;
  const [north, east] = [typedDegrees(latitude), typedDegrees(longitude)];
  return (
    <PlacePicker
      texts={texts.picker}
      place={north !== null && east !== null ? { latitude: north, longitude: east } : null}
      zipCode=""
      onPlace={(place) =>
        work.type({ latitude: String(place.latitude), longitude: String(place.longitude) })
      }
    />
  );
}

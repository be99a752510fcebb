import { useErrorAt } from '../../../ui/field-errors.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { DraftProps } from './draft-props.ts';

/** First and last day of accepting the card. */
export function MembershipPart({ texts, draft: { membership }, change, today }: DraftProps) {
  const { joinedOn, leftOn, leftReason } = membership;
  const errorAt = useErrorAt();
  return (
    <>
      <div className="columns">
        <TextField
          autoComplete="off"
          id="membership-joinedOn"
          error={errorAt('membership-joinedOn')}
          type="date"
          label={texts.joinedOn}
          value={joinedOn}
          onChange={(day) => change({ membership: { ...membership, joinedOn: day } })}
          required
        />
        <TextField
          autoComplete="off"
          id="membership-leftOn"
          error={errorAt('membership-leftOn')}
          type="date"
          label={texts.leftOn}
          hint={texts.leftHint}
          min={today}
          value={leftOn ?? ''}
          onChange={(day) => change({ membership: { ...membership, leftOn: day || null } })}
        />
      </div>
      {leftOn !== null && (
        <TextField
          autoComplete="off"
          id="left-reason"
          label={texts.leftReason}
          maxLength={200}
          value={leftReason}
          onChange={(typed) => change({ membership: { ...membership, leftReason: typed } })}
        />
      )}
    </>
  );
}

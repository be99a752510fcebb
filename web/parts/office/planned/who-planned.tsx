import { useFormats } from '../use-formats.ts';

type Props = {
  texts: { scheme: string; gone: string };
  /** Null: part of the initial scheme. */
  planned: { by: string | null; at: number; reason: string | null } | null;
};

export function WhoPlanned({ texts, planned }: Props) {
  const { formatDateTime } = useFormats();
  if (!planned) return <span className="quiet">{texts.scheme}</span>;
  const { by, at, reason } = planned;
  return (
    <>
      {by ?? texts.gone}, {formatDateTime(at)}
      {reason && <p className="quiet">”{reason}”</p>}
    </>
  );
}

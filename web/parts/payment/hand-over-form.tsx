import type { ReactNode, Ref } from 'react';
import type { HandOver } from './hand-over.ts';

type Props = {
  handOver: Extract<HandOver, { kind: 'form' }>;
  ref: Ref<HTMLFormElement>;
  /** A button of its own, for when the form does not go by itself. */
  children?: ReactNode;
};

/** The form that takes the browser to the provider. Its fields are the provider's, in the provider's order. */
export function HandOverForm({ handOver, ref, children }: Props) {
  return (
    <form ref={ref} method="post" action={handOver.action} hidden={!children}>
      {handOver.fields.map(({ name, value }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same name may come twice, and the list never changes
        <input key={place} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

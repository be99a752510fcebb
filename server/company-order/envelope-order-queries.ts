import type { Transaction } from '../db/database.ts';

type Envelopes = {
  giverKeyHash: (orderId: string) => Buffer;
  markerHash: (eventId: string) => Buffer;
  companyOrderId: string;
  eventIds: string[];
  now: number;
};

/** The envelopes of a company join those of gifts: one printing batch, one staff page. */
export async function insertCompanyEnvelopes(
  tx: Transaction,
  { giverKeyHash, markerHash, companyOrderId, eventIds, now }: Envelopes,
): Promise<void> {
  await tx.query(
    'insert into gift_order (id, is_digital, giver_key_hash, created_at) values ($1, false, $2, $3)',
    [companyOrderId, giverKeyHash(companyOrderId), new Date(now)],
  );
  await tx.query(
    `insert into gift (event_id, order_id, place, recipient_name, is_digital, marker_hash, posted_to,
                       addressee, street_address, zip_code, city)
     select made.event_id, ordered.id, seat.number - 1, ordered.company_name, false, made.marker_hash,
            'buyer',
            concat_ws(', ', ordered.company_name, ordered.contact_first_name || ' ' || ordered.contact_last_name),
            ordered.street_address, ordered.zip_code, ordered.city
       from unnest($2::uuid[], $3::bytea[]) as made (event_id, marker_hash)
       join company_seat seat on seat.event_id = made.event_id
       join company_order ordered on ordered.id = seat.order_id
      where ordered.id = $1`,
    [companyOrderId, eventIds, eventIds.map(markerHash)],
  );
}

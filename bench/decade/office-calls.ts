import { officeMember } from '../../test/office-member.ts';
import type { TestPortal } from '../../test/portal.ts';
import { holderName } from '../holder-names.ts';
import type { World, Worlds } from './both-worlds.ts';
import { get, heldCard, uuidOf } from './callers.ts';
import { compare } from './compare-worlds.ts';
import { numberOfCard } from './fill-cards.ts';
import { NAMES } from './fill-rows.ts';

const person = (world: World, index: number) => ({
  id: uuidOf('account', heldCard(world, index)),
});
// The last order: a card's purchase, whose payment has the same number.
const order = ({ size }: World, index: number) => size.payments - 8 * (index + 1);

const CALLS: [string, number, string, (world: World, index: number) => object][] = [
  ['office: first page, counts of work', 10, 'getWorkCounts', () => ({})],
  ['office: sales funnel', 10, 'getFunnel', () => ({})],
  [
    'office: search by card number',
    20,
    'findInOffice',
    (world, index) => ({ question: numberOfCard(heldCard(world, index)) }),
  ],
  [
    'office: search by e-mail',
    20,
    'findInOffice',
    (world, index) => ({ question: `holder-${heldCard(world, index)}@example.fi` }),
  ],
  [
    'office: search by order number',
    20,
    'findInOffice',
    (world, index) => ({ question: `MK${100_000_000 + order(world, index)}` }),
  ],
  [
    'office: search by name',
    20,
    'findInOffice',
    (world, index) => {
      const { first, last } = holderName(heldCard(world, index) % NAMES);
      return { question: `${first} ${last}` };
    },
  ],
  ['office: person', 20, 'getPerson', person],
  ['office: a person’s line of time', 20, 'getTimeOfPerson', person],
  ['office: view as a person', 20, 'viewAsPerson', person],
  ['office: order', 20, 'getOrder', (w, index) => ({ id: uuidOf('order', order(w, index)) })],
  [
    'office: an order’s line of time',
    20,
    'getTimeOfOrder',
    (w, index) => ({ id: uuidOf('order', order(w, index)) }),
  ],
  [
    'office: payment',
    20,
    'getPaymentStory',
    (w, index) => ({ id: uuidOf('payment', order(w, index)) }),
  ],
  ['office: refunds and open money', 10, 'getRefunds', () => ({})],
  ['office: plastic cards', 10, 'getPlasticCards', () => ({})],
  ['office: envelopes', 10, 'getEnvelopes', () => ({})],
  ['office: bounces', 10, 'getBounces', () => ({})],
  ['office: messages', 10, 'getContactCases', () => ({})],
  ['office: campaigns', 10, 'getCampaigns', () => ({})],
  ['office: museums', 5, 'getMuseumList', () => ({})],
  ['office: documents', 5, 'getDocuments', () => ({})],
];

export async function compareOffice(worlds: Worlds): Promise<void> {
  const office = (method: string, paramsOf: (world: World, index: number) => object) =>
    async function prepare(world: World) {
      const { cookie } = await officeMember(world as unknown as TestPortal);
      return (index: number) =>
        get(world, 'BackOfficeController', method, paramsOf(world, index), cookie);
    };
  for (const [name, rounds, method, params] of CALLS) {
    await compare(worlds, name, rounds, office(method, params));
  }
  await compare(worlds, 'office: museum', 5, async (world) => {
    const { rows } = await world.pool.query<{ id: string }>('select id from museum limit 20');
    return office('getMuseumPage', (_, index) => ({ id: rows[index % 20]?.id }))(world);
  });
  await compare(worlds, 'office: a museum’s line of time', 5, async (world) => {
    const { rows } = await world.pool.query<{ id: string }>('select id from museum limit 20');
    return office('getTimeOfMuseum', (_, index) => ({ id: rows[index % 20]?.id }))(world);
  });
}

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SessionMessage, startSessionWatch } from './session-watch.ts';
import { pauseSessionWatch } from './session-watch-pause.ts';

/** A server with one session of 60 idle seconds, shared by several tabs. */
function makeServer() {
  const server = { endsAt: Date.now() + 60_000, isReachable: true, asked: 0 };
  const answer = () => {
    const secondsLeft = Math.max(0, Math.ceil((server.endsAt - Date.now()) / 1000));
    return { isLoggedIn: secondsLeft > 0, secondsLeft };
  };
  return Object.assign(server, {
    activity: () => {
      server.endsAt = Date.now() + 60_000;
      return answer();
    },
    end: () => {
      server.endsAt = Date.now();
    },
    async ask() {
      server.asked += 1;
      if (!server.isReachable) throw new Error('no network');
      return answer();
    },
  });
}

type Server = ReturnType<typeof makeServer>;

function openTab(server: Server, others: { onMessage: (message: SessionMessage) => void }[] = []) {
  const seen = { shown: null as number | null, left: null as string | null, everShown: false };
  const watch = startSessionWatch({
    now: () => Date.now(),
    fetchState: server.ask,
    show: (secondsLeft) => {
      seen.shown = secondsLeft;
      seen.everShown ||= secondsLeft !== null;
    },
    leave: (why) => {
      seen.left = why;
    },
    broadcast: (message) => {
      for (const other of others) other.onMessage(message);
    },
  });
  return { seen, watch };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** The device sleeps: time passes, timers do not fire. */
async function sleep(seconds: number) {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

let server: Server;
beforeEach(() => {
  vi.useFakeTimers();
  server = makeServer();
});
afterEach(() => vi.useRealTimers());

describe('the warning', () => {
  test('appears thirty seconds before the end and counts down', async () => {
    const { seen } = openTab(server);
    await pass(29);
    expect(seen.shown).toBeNull();
    await pass(2);
    expect(seen.shown).toBe(29);
    const counted: (number | null)[] = [];
    for (let second = 0; second < 5; second += 1) {
      await pass(1);
      counted.push(seen.shown);
    }
    expect(counted).toEqual([28, 27, 26, 25, 24]);
  });

  test('is followed by sign-out without activity', async () => {
    const { seen } = openTab(server);
    await pass(59);
    expect(seen.left).toBeNull();
    await pass(2);
    expect(seen).toMatchObject({ shown: null, left: 'timedOut' });
  });

  test('does not appear while any tab is active', async () => {
    const { seen } = openTab(server);
    for (let round = 0; round < 10; round += 1) {
      await pass(25);
      server.activity();
    }
    expect(seen).toMatchObject({ everShown: false, left: null });
  });

  test('disappears when the session is extended, any number of times', async () => {
    const { seen, watch } = openTab(server);
    for (let round = 0; round < 20; round += 1) {
      await pass(45);
      expect(seen.shown).toBe(15);
      watch.prolonged(server.activity());
      expect(seen.shown).toBeNull();
    }
    expect(seen.left).toBeNull();
  });
});

describe('two tabs', () => {
  function openTwo() {
    const second = openTab(server);
    return { first: openTab(server, [second.watch]), second };
  }

  test('warn together, and extending in one extends the other at once', async () => {
    const { first, second } = openTwo();
    await pass(40);
    expect([first.seen.shown, second.seen.shown]).toEqual([20, 20]);
    first.watch.prolonged(server.activity());
    expect([first.seen.shown, second.seen.shown]).toEqual([null, null]);
    await pass(29);
    expect([first.seen.everShown, second.seen.shown]).toEqual([true, null]);
  });

  test('agree within seconds also without messages', async () => {
    const { second } = openTwo();
    await pass(40);
    server.activity();
    await pass(5);
    expect(second.seen).toMatchObject({ shown: null, left: null });
  });

  test('signing out in one removes the warning of the other', async () => {
    const { second } = openTwo();
    await pass(40);
    server.end();
    second.watch.onMessage({ type: 'ended' });
    expect(second.seen).toMatchObject({ shown: null, left: 'endedElsewhere' });
  });

  test('signing out in one leaves a page without a warning unchanged', async () => {
    const { second } = openTwo();
    await pass(5);
    server.end();
    second.watch.onMessage({ type: 'ended' });
    await pass(120);
    expect(second.seen).toMatchObject({ everShown: false, left: null });
  });
});

describe('a device that slept', () => {
  test('past the end is signed out without a warning', async () => {
    const { seen, watch } = openTab(server);
    await pass(10);
    await sleep(3600);
    watch.wake();
    await pass(0);
    expect(seen).toMatchObject({ everShown: false, left: 'timedOut' });
  });

  test('past the end is signed out also without a wake-up event', async () => {
    const { seen } = openTab(server);
    await pass(10);
    await sleep(3600);
    await pass(20);
    expect(seen).toMatchObject({ everShown: false, left: 'timedOut' });
  });

  test('into the last half minute shows the remaining time', async () => {
    const { seen, watch } = openTab(server);
    await pass(10);
    await sleep(40);
    watch.wake();
    await pass(0);
    expect(seen.shown).toBe(10);
  });

  test('while a request was pending ignores its answer', async () => {
    let arrive = () => {};
    const onItsWay = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const ask = async () => {
      const answer = await server.ask();
      if (server.asked === 1) await onItsWay;
      return answer;
    };
    const { seen, watch } = openTab({ ...server, ask });
    await pass(0);
    await sleep(40);
    watch.wake();
    arrive();
    await pass(0);
    expect(seen.shown).toBe(20);
  });

  test('while another device was active does nothing', async () => {
    const { seen, watch } = openTab(server);
    await pass(10);
    await sleep(3600);
    server.activity();
    watch.wake();
    await pass(25);
    expect(seen).toMatchObject({ everShown: false, left: null });
  });
});

describe('without a network', () => {
  test('the warning follows our own clock, and the page stays open', async () => {
    const { seen } = openTab(server);
    await pass(10);
    server.isReachable = false;
    await pass(30);
    expect(seen.shown).toBe(20);
    await pass(60);
    expect(seen).toMatchObject({ shown: null, left: null });
    server.isReachable = true;
    await pass(5);
    expect(seen.left).toBe('timedOut');
  });
});

describe('during the hand-over of a payment', () => {
  test('there is neither warning nor sign-out; afterwards the watch continues', async () => {
    const { seen } = openTab(server);
    await pass(20);
    const letGo = pauseSessionWatch();
    await pass(200);
    expect(seen).toMatchObject({ everShown: false, left: null });
    letGo();
    letGo();
    await pass(5);
    expect(seen).toMatchObject({ everShown: false, left: 'timedOut' });
  });

  test('an open warning disappears', async () => {
    const { seen } = openTab(server);
    await pass(40);
    const letGo = pauseSessionWatch();
    await pass(1);
    expect(seen.shown).toBeNull();
    letGo();
  });
});

test('the server is polled rarely while there is nothing to warn of', async () => {
  server.endsAt = Date.now() + 1_800_000;
  openTab(server);
  await pass(1_700);
  expect(server.asked).toBe(1);
});

test('a stopped watch makes no requests and shows nothing', async () => {
  const { seen, watch } = openTab(server);
  await pass(40);
  watch.stop();
  const { asked } = server;
  await pass(600);
  expect(seen).toMatchObject({ shown: null, left: null });
  expect(server.asked).toBe(asked);
});

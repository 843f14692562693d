// One table as its client knows it: everything the socket has told, and what can be said to it. No drawing, no rules.
import type { ChatLine, Declaration, ErrorCode, Position, SocketMessages, Step, TableInfo } from '../api/types';
import { addition } from '../lib/addition';

type ToClient = SocketMessages['ToClient'];
type FromClient = SocketMessages['FromClient'];
export type Connection = 'connecting' | 'open' | 'lost' | 'gone';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const PING_EVERY = 15_000;
const SILENCE = 25_000;
const REMEMBERED = 100;

/** How things stood after some steps. */
export interface Moment {
  steps: Step[];
  position: Position;
}

export interface Refusal {
  code: ErrorCode;
  text: string;
  /** Counts up, so that the same refusal twice is noticed twice. */
  count: number;
}

export class Match {
  table = $state.raw<TableInfo | null>(null);
  seat = $state.raw<number | null>(null);
  position = $state.raw<Position | null>(null);
  /** All steps so far, in order. */
  steps = $state.raw<Step[]>([]);
  /** Those that the last message told: what is new. */
  news = $state.raw<Step[]>([]);
  /** The last moments since the connection was opened, in order. */
  moments: Moment[] = [];
  chat = $state.raw<ChatLine[]>([]);
  /** By seat: since when its player is not connected, by the server's clock. */
  away = $state.raw<Record<string, number>>({});
  connection = $state<Connection>('connecting');
  refusal = $state.raw<Refusal | null>(null);
  /** The choice that was sent and is not answered yet. */
  pending = $state<string | null>(null);
  /** Server's time minus ours, for clocks. */
  skew = $state(0);

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #ended = false;

  constructor(
    readonly id: string,
    private language: string,
  ) {
    this.#connect();
    window.addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
  }

  /** The seat whose eyes the reader has: alone in a sandbox that of whoever is asked. Every view says so. */
  get reader(): number | null {
    const seen = (this.position?.view as { you?: number | null } | undefined)?.you;
    return this.table?.sandbox ? (seen ?? this.seat) : this.seat;
  }

  get number(): number {
    return this.steps.at(-1)?.number ?? 0;
  }

  /** The question to this seat, if there is one that has not been answered. */
  get request() {
    return this.pending === null ? (this.position?.request ?? null) : null;
  }

  get over(): boolean {
    return this.position?.outcome != null;
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pinging);
    window.removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }

  /** Everything again, in another language. */
  speak(language: string): void {
    if (language === this.language) return;
    this.language = language;
    this.reconnect(true);
  }

  /** Drop the connection and open another: as another player, or from the beginning. */
  reconnect(fromStart = false): void {
    if (fromStart) this.#fromStart = true;
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    clearTimeout(this.#retry);
    this.#connect();
  }

  #fromStart = false;

  // ------------------------------------------------------------------------------------------------------- saying

  choose(choice: string): void {
    const { request, reader } = this;
    if (!request) return;
    if (!this.#send({ type: 'choose', request: request.id, choice })) return;
    this.pending = choice;
    this.#answering = reader;
  }

  /** For which seat the pending choice was sent. */
  #answering: number | null = null;

  undo(): void {
    this.#send({ type: 'undo', number: this.number });
  }

  /** Say something beside the choices. */
  declare(declaration: Declaration): void {
    this.#send({ type: 'declare', declaration });
  }

  leave(): void {
    this.#send({ type: 'leave' });
  }

  /** Come back after leaving, also from a computer player that has taken over. */
  comeBack(): void {
    this.#send({ type: 'return' });
  }

  agree(seat: number): void {
    this.#send({ type: 'agree', seat });
  }

  claim(seat: number): void {
    this.#send({ type: 'claim', seat });
  }

  /** Whether this seat may declare that now. */
  may(declaration: Declaration): boolean {
    return this.position?.declarations?.includes(declaration) ?? false;
  }

  say(text: string): void {
    this.#send({ type: 'say', text });
  }

  #send(message: FromClient): boolean {
    if (this.connection !== 'open' || !this.#socket) {
      this.#refuse('offline', '');
      return false;
    }
    this.refusal = null;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  // ------------------------------------------------------------------------------------------------------ hearing

  #take(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        if (message.seat !== null && this.refusal?.code === 'session-ended') this.refusal = null;
        this.table = message.table;
        this.seat = message.seat;
        this.steps = this.#fromStart ? message.steps : [...this.steps, ...message.steps];
        this.#fromStart = false;
        this.news = [];
        this.moments = [];
        this.position = message.position;
        this.chat = message.chat;
        this.away = message.away;
        this.pending = null;
        this.#addToSeed();
        break;
      case 'played':
        this.steps = [...this.steps, ...message.steps];
        this.news = message.steps;
        this.position = message.position;
        this.moments = [...this.moments, { steps: message.steps, position: message.position }].slice(-REMEMBERED);
        if (message.steps.some((step) => step.seat === this.#answering) || !message.position.request) this.pending = null;
        break;
      case 'table':
        this.table = message.table;
        this.seat = message.seat;
        this.#addToSeed();
        break;
      case 'presence':
        this.away = message.away;
        break;
      case 'chat':
        this.chat = [...this.chat, ...message.lines];
        break;
      case 'unsaid':
        this.chat = this.chat.map((line) => (message.numbers.includes(line.number) ? { ...line, text: '', removed: true } : line));
        break;
      case 'refused':
        this.pending = null;
        // the next connection is perhaps somebody else's, who knows other things
        if (message.code === 'session-ended') this.#fromStart = true;
        this.#refuse(message.code, message.text);
        break;
      case 'pong':
        this.skew = message.at - Date.now();
        break;
    }
  }

  /** Who is called to a game adds a number to its seed on coming: only then is it dealt. */
  #addToSeed(): void {
    const { table, seat } = this;
    if (table?.status !== 'live' || table.started_at !== null || seat === null || table.seats[seat]?.random) return;
    this.#socket?.send(JSON.stringify({ type: 'add', random: (this.#addition ??= addition()) } satisfies FromClient));
  }

  #addition: string | undefined;

  #refuse(code: ErrorCode, text: string): void {
    this.refusal = { code, text, count: (this.refusal?.count ?? 0) + 1 };
  }

  // --------------------------------------------------------------------------------------------------- connecting

  #connect(): void {
    if (this.#ended) return;
    const since = this.#fromStart ? 0 : this.number;
    const address = new URL(`/api/tables/${this.id}/play?since=${since}&lang=${this.language}`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      clearInterval(this.#pinging);
      this.#heardAt = Date.now();
      this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
      socket.send(JSON.stringify({ type: 'ping' }));
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heardAt = Date.now();
      const message = JSON.parse(event.data as string) as ToClient;
      if (message.type === 'welcome') {
        this.connection = 'open';
        this.#wait = FIRST_WAIT;
      }
      this.#take(message);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#ended) return;
      clearInterval(this.#pinging);
      this.#socket = null;
      this.pending = null;
      if (event.code === 4404 || event.code === 4422) {
        this.connection = 'gone';
        return;
      }
      this.connection = 'lost';
      this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #ping(): void {
    if (Date.now() - this.#heardAt > SILENCE) this.reconnect();
    else if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: 'ping' }));
  }

  /** The network is back, or the reader: do not wait any longer. */
  #now = (): void => {
    if (this.connection !== 'lost' || document.visibilityState === 'hidden') return;
    clearTimeout(this.#retry);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };
}

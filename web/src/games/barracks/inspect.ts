// Any warrior on the table can be looked at closely; the table shows it, whoever asks.
import { createContext } from 'svelte';

export const [inspector, setInspector] = createContext<(seat: number, slot: number) => void>();

// The words of the interface and of all games in it, and those that the server's tables share with it.
import shared from '@narration/pl/table.ftl?raw';

const shell = import.meta.glob<string>(['./*.ftl', '!./people.ftl', '!./workshop.ftl'], { query: '?raw', import: 'default', eager: true });
const games = import.meta.glob<string>('../../../games/*/words/pl.ftl', { query: '?raw', import: 'default', eager: true });

export default [shared, ...Object.values(shell), ...Object.values(games)].join('\n');

// Starts the page. The order: colours and settings, the start screen or the game by the address, and meanwhile the board's module.

import './styles/page.css';
import './styles/controls.css';
import './styles/start.css';
import './styles/game.css';
import './styles/panel.css';
import './styles/looking.css';
import './styles/board.css';
import './styles/facing.css';
import './styles/dialogs.css';
import './styles/directions.css';
import './styles/forced.css';
import './ui/app';

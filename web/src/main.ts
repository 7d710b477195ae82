// Starts the page. The order: colours and settings, the start screen and then the board's module, or both at once for a game by its address.

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
import './app/app';

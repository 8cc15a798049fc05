/** Everything in one file for a `<script type="module">`: registers the tags and needs nothing else. */
import './define.js';

export * from './index.js';

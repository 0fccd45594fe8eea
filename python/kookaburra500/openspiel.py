"""Five Hundred for OpenSpiel: importing this registers the game `python_five_hundred`.

>>> import pyspiel
>>> import kookaburra500.openspiel
>>> game = pyspiel.load_game("python_five_hundred(rules=australian-3)")
>>> game.num_players()
3

One hand is a game. Chance deals card by card, each drawn from those that are left, in the order in which the rules deal
the pack. Returns are points above the average of the table, so that they sum to zero.
"""

from __future__ import annotations

import functools
import json

import numpy as np
import pyspiel

from ._engine import Hand, KookaburraError, Rules, Space

SHORT_NAME = "python_five_hundred"
DEFAULT_RULES = "australian-4"
_PARAMETERS = {"rules": DEFAULT_RULES, "dealer": 0}

GAME_TYPE = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Five Hundred",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=_PARAMETERS,
)

#: No hand brings a seat more points than this above the average.
MOST_POINTS = 3000.0


#: The planes of what not everybody sees, which are all that a view without public information has.
PRIVATE = ("hand", "kitty", "discards", "given", "chosen")


@functools.lru_cache(maxsize=32)
def _space(code: str) -> Space:
    return Space(Rules(code))


class FiveHundredGame(pyspiel.Game):
    """A hand of Five Hundred by the rules of a preset or a short code (`rules`), dealt by seat `dealer`."""

    def __init__(self, params: dict | None = None) -> None:
        parameters = {**_PARAMETERS, **(params or {})}
        # A short code has characters that mean something to OpenSpiel: they may be written otherwise.
        self.code = str(parameters["rules"]).replace("~", "=").replace(" ", "+")
        self.dealer = int(parameters["dealer"])
        self.space = _space(self.code)
        self.rules = self.space.rules
        if self.dealer not in range(self.rules.seats):
            raise KookaburraError(f"dealer is {self.dealer}, but should be a seat from 0 to {self.rules.seats - 1}")
        cards = len(self.space.columns)
        seats = self.rules.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.space),
            max_chance_outcomes=cards,
            num_players=seats,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            utility_sum=0.0,
            max_game_length=self.space.longest_hand,
        )
        super().__init__(GAME_TYPE, info, {"rules": str(parameters["rules"]), "dealer": self.dealer})

    def new_initial_state(self) -> FiveHundredState:
        """The hand before its first card is dealt."""
        return FiveHundredState(self)

    def make_py_observer(self, iig_obs_type=None, params=None) -> FiveHundredObserver:
        """One observer for all kinds of views; its tensor and its string know the same."""
        return FiveHundredObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.space)


class FiveHundredState(pyspiel.State):
    """Cards that are dealt one by one, then the moves of the players."""

    def __init__(self, game: FiveHundredGame) -> None:
        super().__init__(game)
        self._game = game
        self.space = game.space
        self.columns = game.space.columns
        self.dealt: list[int] = []
        self.hand = Hand(game.space)

    @property
    def _is_dealing(self) -> bool:
        return len(self.dealt) < len(self.columns)

    def current_player(self) -> int:
        """The seat in turn, chance, or the end."""
        if self._is_dealing:
            return pyspiel.PlayerId.CHANCE
        turn = self.hand.turn
        return pyspiel.PlayerId.TERMINAL if turn is None else turn

    def _legal_actions(self, player: int) -> list[int]:
        return self.hand.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each card that is left, one as likely as another."""
        gone = set(self.dealt)
        left = [card for card in range(len(self.columns)) if card not in gone]
        return [(card, 1.0 / len(left)) for card in left]

    def _apply_action(self, action: int) -> None:
        if self._is_dealing:
            if action in self.dealt or action not in range(len(self.columns)):
                raise KookaburraError(f"card {action} can't be dealt: it has been, or there is no such card")
            self.dealt.append(action)
            if not self._is_dealing:
                self.hand.deal(self._game.dealer, pack=[self.columns[card] for card in self.dealt])
        else:
            self.hand.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {self.columns[action]}"
        return self.space.moves[action]

    def is_terminal(self) -> bool:
        """Whether the hand is over."""
        return not self._is_dealing and self.hand.turn is None

    def returns(self) -> list[float]:
        """Points above the average of the table."""
        points = np.array(self.hand.points, float)
        return list(points - points.mean())

    def __deepcopy__(self, memo) -> FiveHundredState:
        return self._clone()

    def _clone(self) -> FiveHundredState:
        copy = FiveHundredState(self._game)
        for action in self.history():
            copy.apply_action(action)
        return copy

    def __str__(self) -> str:
        if self._is_dealing:
            return "dealt: " + " ".join(self.columns[card] for card in self.dealt)
        return self.hand.view_as("referee")

    def resample_from_infostate(self, player: int, sampler) -> FiveHundredState:
        """A hand of which `player` knows what they know of this one: each deal that fits is equally likely.

        `sampler` gives a number from 0 to 1 and decides which one.
        """
        state = FiveHundredState(self._game)
        if self._is_dealing:
            # Nobody has seen a card yet: any of them may have been dealt.
            random = np.random.default_rng(int(sampler() * 2**53))
            for card in random.permutation(len(self.columns))[: len(self.dealt)]:
                state.apply_action(int(card))
            return state
        (world,) = self.hand.worlds(1, seat=player, seed=int(sampler() * 2**53))
        ((_, pack, moves),) = world.history
        for action in (*pack, *moves):
            state.apply_action(action)
        return state


class FiveHundredObserver:
    """What a player knows, as a tensor and as a string: with perfect recall or what may be looked at again, one seat's
    view, everybody's, or the referee's with all cards."""

    def __init__(self, kind: pyspiel.IIGObservationType, space: Space) -> None:
        self.kind = kind
        self.space = space
        planes, numbers = space.planes_shape, space.numbers_shape
        self.tensor = np.zeros(planes[0] * planes[1] + numbers[0], np.float32)
        self.dict = {
            "planes": self.tensor[: planes[0] * planes[1]].reshape(planes),
            "numbers": self.tensor[planes[0] * planes[1] :],
        }

    def _viewer(self, player: int):
        kinds = pyspiel.PrivateInfoType
        if self.kind.private_info == kinds.SINGLE_PLAYER:
            return player
        return "referee" if self.kind.private_info == kinds.ALL_PLAYERS else "spectator"

    @property
    def _recall(self) -> str:
        return "perfect" if self.kind.perfect_recall else "table"

    def set_from(self, state: FiveHundredState, player: int) -> None:
        """Writes what the player knows into `tensor`, of which `dict` has the parts."""
        planes, numbers = state.hand.observe_as(self._viewer(player), self._recall)
        self.dict["planes"][:] = planes
        self.dict["numbers"][:] = numbers
        if not self.kind.public_info:
            self.dict["numbers"][:] = 0
            for name, (start, end) in self.space.planes.items():
                if name not in PRIVATE:
                    self.dict["planes"][start:end] = 0

    def string_from(self, state: FiveHundredState, player: int) -> str:
        """The same as text: a view in JSON, with the cards of a discard that have been named so far."""
        view = json.loads(state.hand.view_as(self._viewer(player), self._recall))
        viewer = self._viewer(player)
        if viewer in (state.hand.turn, "referee"):
            view["named"] = state.hand.named
        hands = [seat["hand"] or [] for seat in view["seats"]]
        if isinstance(viewer, int):
            hands = hands[viewer:] + hands[:viewer]
        if not self.kind.public_info:
            view = {name: view[name] for name in ("kitty", "discards", "given", "named") if view.get(name)}
            view["hands"] = hands
        return json.dumps(view, sort_keys=True)


pyspiel.register_game(GAME_TYPE, FiveHundredGame)

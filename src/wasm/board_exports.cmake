# The functions of board_exports.h.
set(ANTHILL_BOARD_EXPORTS
  # life
  board_start board_start_error board_resize board_quit board_context_lost board_cancel_pointer board_redraw
  # settings
  board_set_theme board_set_motion board_set_bottom board_set_cards board_set_turned board_set_players board_set_watcher
  board_set_enabled board_set_premoves board_set_gestures board_set_edges
  # the match
  board_new_game board_load board_record board_set_note board_play board_play_chance board_go_to board_resign board_agree_draw
  board_variants board_setup board_question board_check_setup board_check_deal board_snapshot board_refusal
  board_premove board_premove_refusal board_refusal_of
  # pictures
  board_paint
  # keys, mirror grid, buttons
  board_activate board_extend board_choose board_clear_selection board_focus board_finish_animation
  # dice
  board_poses board_expect_throw board_hold board_aim)
